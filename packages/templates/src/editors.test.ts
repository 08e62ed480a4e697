import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { blankFields, blankProblem } from '@flink/make-kit/description/blank.ts';
import type { Field, Fields } from '@flink/make-kit/description/field.ts';
import { controlAt } from '@flink/make-kit/description/field-at.ts';
import { unwritten } from '@flink/make-kit/description/unwritten.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureKind, fixtureSchema } from './fixture.ts';
import { lazyEdit } from './lazy-edit.gen.ts';
import { models } from './models.gen.ts';

const SOURCE = import.meta.dirname;
const STRINGS = join(SOURCE, '../../../content/strings');

const rowsIn = (path: string): string[] => Object.keys(JSON.parse(readFileSync(path, 'utf8')));
const texts = new Set(
  readdirSync(STRINGS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => rowsIn(join(STRINGS, file))),
);

/** The texts that the control of a field asks for. */
function keysOf(name: string, field: Field): string[] {
  const words = field.words ?? name;
  const own = [`make.field.${words}`, ...(field.hint ? [`make.hint.${field.hint}`] : [])];
  const listed = [`make.one.${words}`, `make.add.${words}`];
  switch (field.kind) {
    case 'pieces':
      return [...own, ...listed, ...keysIn(field.extra)];
    case 'piece':
      return [...own, ...(field.optional ? [`make.add.${words}`] : []), ...keysIn(field.extra)];
    case 'texts':
    case 'files':
    case 'numbers':
    case 'colours':
    case 'stage':
      return [...own, ...listed];
    case 'rows':
      return [...own, ...listed, ...keysIn(field.fields)];
    case 'group':
      return [...own, ...keysIn(field.fields)];
    case 'perLanguage':
      return [...own, ...keysOf(name, field.of)];
    case 'choice':
    case 'choices':
      return field.plain
        ? own
        : [
            ...own,
            ...field.values
              .filter((value) => typeof value === 'string' || value <= 0)
              .map((value) => `make.choice.${words}.${String(value).replace('/', '')}`),
          ];
    default:
      return own;
  }
}

const keysIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => keysOf(name, field));

test('every game has an editor', () => {
  expect([...lazyEdit.keys()]).toEqual([...models.keys()]);
});

describe.each([...lazyEdit])('the editor of %s', (alias, load) => {
  let editor: Editor;

  beforeAll(async () => {
    editor = await load();
  });

  test('shows of a group of options that is stored in part what its game reads', () => {
    for (const [name, field] of Object.entries(editor.description.options)) {
      if (field.kind !== 'group') continue;
      const read = models.get(alias)?.options.parse({ [name]: {} }) as Record<
        string,
        Record<string, unknown>
      >;
      for (const [inner, control] of Object.entries(field.fields))
        if (control.kind === 'switch')
          expect(unwritten(control, {}), `${name}.${inner}`).toBe(read[name]?.[inner]);
    }
  });

  const folder = join(SOURCE, alias, 'fixtures');
  const fixtures = readdirSync(folder).map((file) => ({
    kind: fixtureKind(file),
    file,
    ...fixtureSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  }));

  test('has words for every field', () => {
    const { problems, data, options } = editor.description;
    const asked = [problems ?? {}, data, options].flatMap(keysIn);

    expect([...new Set(asked)].filter((key) => !texts.has(key))).toEqual([]);
  });

  test('shows each thing that may be wrong at a field', () => {
    const lost = fixtures.flatMap(({ file, content, locale }) =>
      reviewContent(editor.template, content, locale)
        .filter(({ code }) => !code.startsWith('content.'))
        .filter(({ path }) => controlAt(editor.description, path).length < 2)
        .map(({ code, path }) => `${file}: ${code} at ${path.join('.')}`),
    );

    expect(lost).toEqual([]);
  });

  test('offers each option as its game reads it where nobody chose', () => {
    const { options } = editor.template;

    expect(options.parse(blankFields(editor.description.options))).toEqual(options.parse({}));
  });

  test('lets the options stand in for a choice that a problem may leave open, and for none that it is asked for', () => {
    const fields = editor.description.problems ?? {};
    const choices = Object.entries(fields).filter(
      ([, field]) => (field.kind === 'choice' || field.kind === 'number') && field.usual === null,
    );
    const blank = { ...blankFields(editor.description.data), problems: [blankProblem(fields, 'p')] };
    const issues = editor.template.asks?.(blank, editor.template.options.parse({}), 'en') ?? [];
    const asked = new Set(issues.map(({ path }) => path.at(-1)));

    for (const [name, field] of choices) expect('asked' in field, name).toBe(asked.has(name));
  });

  test('begins with a document that its game can read, and that says what is missing', () => {
    const { problems, data, options } = editor.description;
    const blank = {
      version: editor.template.version,
      options: blankFields(options),
      gameData: {
        ...blankFields(data),
        ...(problems === null ? {} : { problems: [blankProblem(problems, 'p')] }),
      },
    };

    const read = readContent(editor.template, blank);

    expect(read).toMatchObject({ ok: true, leftOut: [] });
    expect(read.ok && read.content).toEqual({ options: blank.options, gameData: blank.gameData });
    if (problems !== null && alias !== 'directions-grid')
      expect(contentIssues(editor.template, blank).length).toBeGreaterThan(0);
  });
});
