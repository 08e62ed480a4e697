import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { workingCopy } from '@flink/make-kit/document/working-copy.ts';
import { describe, expect, test } from 'vitest';
import { fixtureSchema } from './fixture.ts';
import { models } from './models.gen.ts';

describe.each([...models])('what is stored of %s', (alias, template) => {
  const folder = join(import.meta.dirname, alias, 'fixtures');
  const fixtures = readdirSync(folder).map((file) =>
    fixtureSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );

  test('is opened in the shape of today, which stays the same to the letter when it is opened again', () => {
    const opened = fixtures.flatMap(({ content }) => {
      const copy = workingCopy(template, content as Record<string, unknown>);
      return copy.ok ? [copy.document] : [];
    });

    expect(opened.length).toBeGreaterThan(0);
    for (const document of opened) expect(workingCopy(template, document)).toEqual({ ok: true, document });
  });

  test('has nothing else to fix once it is opened', () => {
    for (const { content, locale } of fixtures) {
      const copy = workingCopy(template, content as Record<string, unknown>);
      if (!copy.ok) continue;
      expect(reviewContent(template, copy.document, locale)).toEqual(
        reviewContent(template, content, locale),
      );
    }
  });
});
