import { fieldKinds, MOST_LETTERS } from '@flink/game-kit/model/content/field-kinds.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { blankFields, blankProblem } from '@flink/make-kit/description/blank.ts';
import type { Field, Fields } from '@flink/make-kit/description/field.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { lazyEdit } from './lazy-edit.gen.ts';
import { models } from './models.gen.ts';

type Path = readonly (string | number)[];

interface Filled {
  readonly value: unknown;
  /** Where a text that is one letter too long must be found, with its limit. */
  readonly long: readonly { readonly path: Path; readonly most: number }[];
}

const letters = (most: number) => 'x'.repeat(most + 1);
const under = (name: string | number, { long }: Filled) =>
  long.map(({ path, most }) => ({ path: [name, ...path], most }));

function filledFields(fields: Fields): Filled {
  const filled = Object.entries(fields).flatMap(([name, field]) => {
    const one = filledField(field);
    return one === null ? [] : [{ name, one }];
  });
  return {
    value: Object.fromEntries(filled.map(({ name, one }) => [name, one.value])),
    long: filled.flatMap(({ name, one }) => under(name, one)),
  };
}

/** A field with a text that is one letter longer than its editor allows; null of one without a text. */
function filledField(field: Field): Filled | null {
  const listed = (one: Filled): Filled => ({ value: [one.value], long: under(0, one) });
  const text = (most: number): Filled => ({ value: letters(most), long: [{ path: [], most }] });
  const piece: Filled = {
    value: { text: letters(MOST_LETTERS.text) },
    long: [{ path: ['text'], most: MOST_LETTERS.text }],
  };
  switch (field.kind) {
    case 'text':
      return text(field.most);
    case 'rich':
      return text(MOST_LETTERS.page);
    case 'piece':
      return piece;
    case 'pieces':
      return listed(piece);
    case 'texts':
      // A word of letters is taken as several letters.
      return field.unit === 'letters' ? null : listed(text(MOST_LETTERS.listed));
    case 'marked':
      return {
        value: [{ text: letters(MOST_LETTERS.page), marked: false }],
        long: [{ path: [], most: MOST_LETTERS.page }],
      };
    case 'group':
      return filledFields(field.fields);
    case 'rows':
      return listed(filledFields(field.fields));
    case 'stage':
      return {
        value: [{ text: letters(MOST_LETTERS.page) }],
        long: [{ path: [0, 'text'], most: MOST_LETTERS.page }],
      };
    default:
      return null;
  }
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly [part: string]: unknown;
}

/** Texts of a schema that say nothing of their length or kind. */
function unknownTexts(schema: z.ZodMiniType, path: string): readonly string[] {
  if (fieldKinds.get(schema)) return [];
  const definition = schema._zod.def as unknown as Definition;
  if (definition.type === 'string') return [path];
  const inner = ['innerType', 'element', 'valueType', 'in', 'out'].flatMap((part) => {
    const of = definition[part] as z.ZodMiniType | undefined;
    return of ? unknownTexts(of, path) : [];
  });
  const fields = Object.entries(definition.shape ?? {}).flatMap(([name, of]) =>
    unknownTexts(of, `${path}.${name}`),
  );
  return [...inner, ...fields];
}

/** Ids, a language, and what is chosen from a list. */
const UNWRITTEN = /\.(?:id|defaultLocale|fontFamily|fontColor)$/;

describe.each([...models])('%s', (alias, template) => {
  let description: Awaited<ReturnType<NonNullable<ReturnType<typeof lazyEdit.get>>>>['description'];

  beforeAll(async () => {
    const editor = await lazyEdit.get(alias)?.();
    if (editor === undefined) throw new Error(`${alias} has no editor`);
    description = editor.description;
  });

  test('knows the length or the kind of each text of its data', () => {
    expect(unknownTexts(template.schema, '').filter((path) => !UNWRITTEN.test(path))).toEqual([]);
  });

  test('tells its author of each text that is longer than its editor allows, and names the limit', () => {
    const { problems, data } = description;
    const ofProblem = filledFields(problems ?? {});
    const ofData = filledFields(data);
    const stored = {
      version: template.version,
      options: {},
      gameData: {
        ...blankFields(data),
        ...(ofData.value as object),
        ...(problems === null
          ? {}
          : { problems: [{ ...blankProblem(problems, 'p'), ...(ofProblem.value as object) }] }),
      },
    };

    const found = reviewContent(template, stored).filter(({ code }) => code === 'text.long');

    const expected = [
      ...under('gameData', { ...ofData, long: ofData.long }),
      ...ofProblem.long.map(({ path, most }) => ({ path: ['gameData', 'problems', 0, ...path], most })),
    ];
    expect(found.map(({ path, params, severity }) => ({ path, most: params?.['most'], severity }))).toEqual(
      expect.arrayContaining(expected.map((one) => ({ ...one, severity: 'error' }))),
    );
  });
});

test('an instruction takes 200 letters', () => {
  const [alias = ''] = models.keys();
  const template = models.get(alias);
  if (!template) throw new Error('there is no game');
  const stored = (length: number) => ({
    options: {},
    gameData: { instructionText: 'x'.repeat(length), problems: [] },
  });
  const codes = (length: number) => reviewContent(template, stored(length)).map(({ code }) => code);

  expect(codes(200)).not.toContain('text.long');
  expect(codes(201)).toContain('text.long');
});

test.each([
  ['song.mp3', false],
  ['javascript:alert(1)//.png', false],
  ['//elsewhere.example/cow.png', false],
  ['cow.PNG', true],
  ['/pictures/cow.svg#mint', true],
])('%s as a picture is one: %s', (image, isOne) => {
  const template = models.get('multiple-choice');
  if (!template) throw new Error('multiple-choice is gone');
  const problem = {
    id: 'p',
    question: { text: 'Which?', image },
    correctAnswer: { text: 'cow' },
    incorrectAnswers: [{ text: 'hen' }],
  };

  const codes = reviewContent(template, { options: {}, gameData: { problems: [problem] } }).map(
    ({ code }) => code,
  );

  expect(codes).toEqual(isOne ? [] : ['file.notImage']);
});

test('an answer of invisible signs is told, and counts as no answer', () => {
  const template = models.get('multiple-choice');
  if (!template) throw new Error('multiple-choice is gone');
  const problem = {
    id: 'p',
    question: { text: 'Which?' },
    correctAnswer: { text: '\u200b\u2060' },
    incorrectAnswers: [{ text: 'hen' }],
  };

  const found = reviewContent(template, { options: {}, gameData: { problems: [problem] } });

  const path = ['gameData', 'problems', 0, 'correctAnswer'];
  expect(found).toEqual([
    { code: 'correctAnswer.empty', path, severity: 'error' },
    { code: 'text.unseen', path: [...path, 'text'], severity: 'warning' },
  ]);
});
