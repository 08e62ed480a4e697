import { expect, test } from 'vitest';
import { type SceneEvent, type SceneTurn, turnScene } from './scene-turns.ts';

const after = (events: readonly SceneEvent[], count = 3): SceneTurn =>
  events.reduce<SceneTurn>((turn, event) => turnScene(turn, event, count), { shown: 0 });

test('the first paint has one scene only', () => {
  expect(after([])).toEqual({ shown: 0 });
});

test('the next scene is fetched when it is due and stays unseen until it is there', () => {
  expect(after(['due'])).toEqual({ shown: 0, coming: { place: 1, loaded: false } });
  expect(after(['due', 'loaded'])).toEqual({ shown: 0, coming: { place: 1, loaded: true } });
});

test('after the fade the next scene stands alone', () => {
  expect(after(['due', 'loaded', 'faded'])).toEqual({ shown: 1 });
});

test('after the last scene comes the first', () => {
  const round: SceneEvent[] = ['due', 'loaded', 'faded'];

  expect(after([...round, ...round, ...round])).toEqual({ shown: 0 });
});

test('a scene that cannot be fetched leaves the old one standing and is tried again', () => {
  expect(after(['due', 'failed'])).toEqual({ shown: 0 });
  expect(after(['due', 'failed', 'due'])).toEqual({ shown: 0, coming: { place: 1, loaded: false } });
});

test('a slow line does not pile up scenes', () => {
  expect(after(['due', 'due', 'due'])).toEqual({ shown: 0, coming: { place: 1, loaded: false } });
});

test('a fade that never ended does not stop the turning', () => {
  expect(after(['due', 'loaded', 'due'])).toEqual({ shown: 1, coming: { place: 2, loaded: false } });
});

test('one scene alone stands still', () => {
  expect(after(['due'], 1)).toEqual({ shown: 0 });
});
