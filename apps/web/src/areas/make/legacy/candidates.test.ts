import type { LegacyFile } from '@flink/make-kit/legacy/legacy-file.ts';
import { expect, test } from 'vitest';
import { candidatesIn, choiceOf, MOST_DATA_BYTES, templateOf } from './candidates.ts';

const file = (path: string, text = ''): LegacyFile => ({
  path,
  size: text.length,
  bytes: async () => new Blob([text]),
});
const OPTIONS = 'optionsData = {}';
const ALIASES = ['moving-answers', 'multiple-choice'];

const found = async (...files: readonly LegacyFile[]) => candidatesIn(files, 'old', ALIASES);

test('an activity has the name of its folder, of its archive, or the one that its data says', async () => {
  const both = (folder: string, options = OPTIONS) => [
    file(`${folder}gameData.js`, 'gameData = []'),
    file(`${folder}optionsData_activity.js`, options),
  ];

  expect((await found(...both('a/b/'))).map(({ name }) => name)).toEqual(['b']);
  expect((await found(...both(''))).map(({ name }) => name)).toEqual(['old']);
  const [said] = await found(
    ...both('a/', "o = 1; optionsData = {activityName: 'Zoo', template: 'Multiple Choice'}"),
  );
  expect(said).toMatchObject({ name: 'Zoo', template: { alias: 'multiple-choice', look: null } });
});

test.each([
  ['no data at all', [file('a/zap.js')], { file: 'gameData', why: null }],
  ['options alone', [file('a/optionsData_activity.js', OPTIONS)], { file: 'gameData', why: null }],
  ['game data alone', [file('a/gameData.js', 'gameData = []')], { file: 'options', why: null }],
  [
    'an empty file',
    [file('gameData.js'), file('optionsData_activity.js', OPTIONS)],
    { file: 'gameData', why: 'nothing' },
  ],
  [
    'a program',
    [file('gameData.js', '\nrun()'), file('optionsData_activity.js', OPTIONS)],
    { file: 'gameData', why: { why: 'notData', line: 2 } },
  ],
  [
    'too much',
    [{ ...file('gameData.js'), size: MOST_DATA_BYTES + 1 }, file('optionsData_activity.js', OPTIONS)],
    { file: 'gameData', why: 'tooLarge' },
  ],
  [
    'a file that is gone',
    [
      { ...file('gameData.js'), bytes: () => Promise.reject(new Error()) },
      file('optionsData_activity.js', OPTIONS),
    ],
    { file: 'gameData', why: 'unreadable' },
  ],
])('%s is refused and named', async (_case, files, refusal) => {
  expect(await found(...files)).toMatchObject([{ found: { refusal } }]);
});

test('a choice is a template, and of moving answers one of its looks', () => {
  for (const choice of ['multiple-choice', 'moving-answers/gotit'])
    expect(choiceOf(templateOf(choice))).toBe(choice);
  expect(templateOf('multiple-choice/zap').look).toBeNull();
});
