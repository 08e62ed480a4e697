import { problemIssues } from '@flink/game-kit/model/content/problems.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import { beforeEach, expect, test } from 'vitest';
import { piece, pieces, text } from '../description/field.ts';
import type { EditorHost } from '../host.ts';
import { type DocumentStore, documentStore } from './document-store.ts';
import type { Place } from './place.ts';

const missing = (name: string) => ({ code: `${name}.missing`, path: [name] });

/** What is not tried here. */
const anything = {
  safeParse: (data: unknown) => ({ success: true, data }),
  _zod: { def: { type: 'unknown' } },
};

/** Each problem needs a question and an answer. */
const template = {
  alias: 'words',
  version: 1,
  schema: anything,
  options: anything,
  migrate: [],
  kindly: (stored: unknown) => stored,
  validity: ({ problems }: { problems: (typeof blank)[] }) =>
    problemIssues(problems, ({ question, answer }) => [
      ...(question.text === '' ? [missing('question')] : []),
      ...(answer.text === '' ? [missing('answer')] : []),
    ]),
  warnings: () => [],
} as unknown as AnyTemplate;
const description = {
  problems: { question: piece(), answer: piece() },
  data: { words: pieces() },
  options: { title: text() },
  unit: 'problem',
} as const;

const blank = { question: { text: '' }, answer: { text: '' } };
const at = (index: number, ...rest: Place): Place => ['gameData', 'problems', index, ...rest];

let store: DocumentStore;
beforeEach(() => {
  store = documentStore({
    editor: { template, description },
    content: {
      options: { title: '' },
      gameData: {
        problems: [
          { id: 'a', ...blank },
          { id: 'b', ...blank },
        ],
        words: [],
      },
    },
    locale: 'en',
    host: {} as EditorHost,
  });
  return () => store.close();
});

test('who closes what was open in a problem, or goes to what belongs to no problem, leaves that one open', () => {
  const { choose } = store.now();
  choose(at(1, 'answer', 'text'));

  for (const elsewhere of [null, ['gameData', 'words', 0, 'text'], ['options', 'title'], null]) {
    choose(elsewhere);
    expect(store.now()).toMatchObject({ chosen: elsewhere, openProblem: 1 });
  }
});

test('a new problem stays calm when what was open in it is closed, until its author goes on to another', () => {
  const { choose, change } = store.now();
  const said = () => store.now().said.map(({ code }) => code);
  choose(at(1, 'question', 'text'));
  change(at(1, 'question', 'text'), 'Who barks?');

  choose(null);
  expect(said()).toEqual([]);

  choose(at(0));
  expect(said()).toEqual(['answer.missing']);
});

test('who asks for the same place again is led there again', () => {
  const { choose } = store.now();
  const place = at(1, 'answer', 'text');

  choose(place);
  const first = store.now().chosen;
  choose(place);

  expect(store.now().chosen).toEqual(place);
  expect(store.now().chosen).not.toBe(first);
});

test('when a step takes away the problem that is open, the last one that is left is open', () => {
  const { choose, change, content } = store.now();
  const problems = ['gameData', 'problems'];
  const { problems: two } = content.gameData as { problems: readonly unknown[] };
  change(problems, [...two, { id: 'c', ...blank }]);
  choose(at(2));

  store.undo();
  expect(store.now().openProblem).toBe(1);

  change(problems, []);
  expect(store.now().openProblem).toBe(0);
});
