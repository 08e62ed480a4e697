import { readContent } from '@flink/game-kit/model/content/content.ts';
import { playThrough, replay } from '@flink/game-kit/model/loop/play-through.ts';
import { type GameWorld, runGame } from '@flink/game-kit/react/game-runner.ts';
import { expect, test } from 'vitest';
import { models } from './models.gen.ts';

const pairs = [
  { question: 'dog', answer: 'puppy' },
  { question: 'cat', answer: 'kitten' },
  { question: 'cow', answer: 'calf' },
];

/** What the fields of a move were called when games of these templates were first kept. */
const kept: Record<string, readonly [problems: readonly object[], piece: string, place: string]> = {
  'match-it': [
    [{ questions: ['Which?'], correctAnswers: ['cat', 'owl'], incorrectAnswers: ['dog'] }],
    'answer',
    'slot',
  ],
  'match-by-drag': [pairs, 'answer', 'target'],
  'matching-definitions': [
    [{ questions: ['dog', 'cat', 'cow'], answers: ['puppy', 'kitten', 'calf'] }],
    'answer',
    'target',
  ],
  'order-it': [[{ items: ['one', 'two', 'three'] }], 'item', 'place'],
};

const silence = async () => {};
const nothing = () => {};
const unheard: GameWorld = {
  sound: silence,
  speech: silence,
  introduces: () => true,
  lesson: silence,
  turn: silence,
  partial: nothing,
  mastered: nothing,
  save: nothing,
  result: nothing,
};

test.each(Object.entries(kept))('a game of %s goes on from moves with their earlier names', (alias, game) => {
  const [problems, piece, place] = game;
  const template = models.get(alias);
  const read = template && readContent(template, { options: {}, gameData: { problems } });
  if (!template || !read?.ok) throw new Error(`${alias} is not read`);
  const { events, states } = playThrough(template, read.content, 3, { aim: 'wrong' });
  const half = events.slice(0, Math.ceil(events.length / 2));
  const earlier = half.map((event) => ({
    type: event.type,
    ...Object.fromEntries(
      Object.entries(event).map(([name, value]) => [{ piece, place }[name] ?? name, value]),
    ),
  }));

  const state = replay(template, read.content, 3, earlier);

  const running = runGame(
    template,
    read.content,
    { seed: 3, events: earlier },
    { players: 1, locale: 'en' },
    unheard,
  );

  expect(earlier).not.toEqual(half);
  expect(state).toEqual(states[half.length]);
  expect(running.snapshot()).toEqual(state);
});
