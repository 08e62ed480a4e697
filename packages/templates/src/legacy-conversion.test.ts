import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import { type Converted, convert } from '@flink/make-kit/legacy/convert.ts';
import { legacyData } from '@flink/make-kit/legacy/legacy-data.ts';
import type { LegacyFile } from '@flink/make-kit/legacy/legacy-file.ts';
import { describe, expect, test } from 'vitest';
import { fixtureSchema } from './fixture.ts';
import { models } from './models.gen.ts';

type Document = Readonly<Record<'options' | 'gameData', unknown>>;

const file = (path: string): LegacyFile => ({ path, size: 1, bytes: async () => new Blob() });

/** As an old activity whose files are all there. */
function converted(template: AnyTemplate, { options, gameData }: Document, locale = 'en'): Converted {
  const read = legacyData(
    `var gameData = ${JSON.stringify(gameData)};`,
    `optionsData = ${JSON.stringify(options)}`,
  );
  if (!read.ok) throw new Error('the data of a fixture can be read');
  let made = 0;
  return convert({
    template,
    look: null,
    legacy: read.data,
    locale,
    newId: () => `n${++made}`,
    fileNamed: (name) => file(/\.(svg|png|mp3|mp4|pdf)$/.test(name) ? name : `${name}.png`),
    files: [],
  });
}

const withoutIds = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content), (name, value) => (name === 'id' ? undefined : value));

describe.each([...models])('old activities of %s', (alias, template) => {
  const folder = join(import.meta.dirname, alias, 'fixtures');
  const fixtures = readdirSync(folder)
    .filter((name) => /^(spec|valid)/.test(name))
    .map((name) => ({ name, ...fixtureSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }));

  test.each(fixtures)('are played as before: $name', ({ content, locale }) => {
    const before = readContent(template, content);

    const made = converted(template, content as Document, locale);

    expect(made).toMatchObject({ ok: true, losses: [] });
    const data = made.ok ? made.data : null;
    expect(contentIssues(template, data, locale)).toEqual([]);
    const after = readContent(template, data);
    expect(after.ok && withoutIds(after.content)).toEqual(before.ok && withoutIds(before.content));
    expect(after).toMatchObject({ leftOut: [] });
  });
});

test.each([87, '87'])(
  'the text of the house that tells what to do is kept by its number: %o',
  (instructionString) => {
    const template = models.get('order-it') as AnyTemplate;
    const items = [{ text: 'one' }, { text: 'two' }];

    const made = converted(template, { options: {}, gameData: { instructionString, problems: [{ items }] } });

    expect(made).toMatchObject({ ok: true, data: { gameData: { instructionString: 87 } } });
  },
);
