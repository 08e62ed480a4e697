import { kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import { commonOptions } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import { convert, renamed } from '@flink/make-kit/legacy/convert.ts';
import type { LegacyFile } from '@flink/make-kit/legacy/legacy-file.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/** As much of a template as conversion asks for: a problem has a question, which was called `asked` once. */
const template = {
  alias: 'sample',
  version: 3,
  migrate: [],
  schema: z.object({ problems: z.array(z.object({ id: z.string(), question: pieceSchema })) }),
  options: z.object({ ...commonOptions, look: z.optional(z.string()) }),
  kindly: kindProblems(({ asked, ...problem }) =>
    asked === undefined ? problem : { ...problem, question: asked },
  ),
  validity: () => [],
  warnings: () => [],
  media: ({ problems }: { problems: { question: { image?: string; audio?: string } }[] }) =>
    problems.flatMap(({ question: { image, audio } }) => [image, audio].filter((name) => name !== undefined)),
} as unknown as AnyTemplate;

const FILES = new Map(
  [
    ['a.png', 1],
    ['large.png', 5_000_001],
    ['song.wav', 1],
    ['nobody.mp3', 1],
    ['zap.js', 1],
  ].map(([path, size]) => [path, { path, size, bytes: async () => new Blob() } as LegacyFile]),
);

function converted(problems: readonly unknown[], more: { options?: object; beside?: object } = {}) {
  let made = 0;
  return convert({
    template,
    look: 'gotit',
    legacy: {
      gameData: { problems, ...more.beside },
      options: { ...more.options },
      helpHtml: '<p>Look.</p>',
      helpAudio: undefined,
      activityName: null,
      template: null,
      stops: [{ file: 'gameData', why: 'notData', line: 7 }],
    },
    locale: 'en',
    newId: () => `n${++made}`,
    fileNamed: (name) => FILES.get(name) ?? null,
    files: [...FILES.values()],
  });
}

test('what is read stands in the shape of today, under new ids, with the look and the help', () => {
  const made = converted([{ id: 'old', asked: { text: 'One' } }, { question: { text: 'Two' } }], {
    options: { randomOrder: 'true', questionsLimit: 'none' },
    beside: { instructionText: 'Choose.' },
  });

  expect(made).toMatchObject({
    ok: true,
    problemCount: 2,
    data: {
      version: 3,
      options: { randomOrder: true, questionsLimit: 0, look: 'gotit' },
      gameData: {
        instructionText: 'Choose.',
        problems: [
          { id: 'n1', question: { text: 'One' } },
          { id: 'n2', question: { text: 'Two' } },
        ],
      },
      helpHtml: '<p>Look.</p>',
    },
  });
});

test('each problem and field that has no place is told, and is not kept', () => {
  const made = converted(
    [
      { question: { text: 'One', hint: 'h' }, timer: 3 },
      { question: 7 },
      { question: { text: 'Three' }, timer: 0 },
      { question: { text: 'Four' }, timer: 5, empty: '' },
    ],
    { options: { oldSetting: 'x', delayBeforeNext: 2, randomOrder: 'perhaps' }, beside: { skin: 'blue' } },
  );

  expect(made.ok && made.losses.filter(({ why }) => !why.startsWith('file'))).toEqual([
    { why: 'unread', file: 'gameData', line: 7 },
    { why: 'option', field: 'randomOrder', problem: null },
    { why: 'problem', field: 'question', problem: 1 },
    { why: 'field', field: 'oldSetting', problems: null },
    { why: 'field', field: 'skin', problems: null },
    { why: 'field', field: 'timer', problems: [0, 2, 3] },
    { why: 'field', field: 'question.hint', problems: [0] },
  ]);
  expect(made.ok && made.data).toMatchObject({ options: { delayBeforeNext: 2, look: 'gotit' } });
  expect(JSON.stringify(made)).not.toMatch(/"(timer|hint|skin|oldSetting)":/);
  expect(made).toMatchObject({ problemCount: 3 });
});

test('files that are there go along; the others are told, and nothing points to them', () => {
  const made = converted([
    { question: { text: 'One', image: 'a.png', audio: 'gone.mp3' } },
    { question: { text: 'Two', image: 'large.png', audio: 'song.wav' } },
    { question: { text: 'Three', image: 'https://example.com/b.png' } },
  ]);

  expect(made.ok && made.media.map(({ name, kind }) => [name, kind])).toEqual([['a.png', 'image']]);
  expect(made.ok && made.losses.slice(1)).toEqual([
    { why: 'fileMissing', file: 'gone.mp3' },
    { why: 'fileSize', file: 'large.png', most: 5_000_000 },
    { why: 'fileKind', file: 'song.wav' },
    { why: 'fileOutside', file: 'https://example.com/b.png' },
    { why: 'fileUnused', file: 'nobody.mp3' },
  ]);
  expect(made).toMatchObject({
    data: { gameData: { problems: [{ question: { text: 'One', image: 'a.png' } }, {}, {}] } },
  });
  expect(JSON.stringify(made.ok && made.data)).not.toMatch(/gone|large|song|example/);
});

test('data without a problem that can be read is refused with the reasons', () => {
  expect(converted([{ question: 7 }])).toMatchObject({ ok: false, issues: [{ code: 'content.shape' }] });
});

test('files get the names that they have from now on', () => {
  const names = new Map([
    ['a.png', 'a-1.png'],
    ['b.png', null],
  ]);

  expect(
    renamed(
      { image: 'a.png', text: 'constructor', list: ['b.png', 'c.png'], audio: 'b.png', none: null },
      names,
    ),
  ).toEqual({
    image: 'a-1.png',
    text: 'constructor',
    list: ['c.png'],
    none: null,
  });
});
