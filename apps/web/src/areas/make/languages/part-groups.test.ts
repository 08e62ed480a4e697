import type { PartState } from '@flink/contract/rules/make/translation.ts';
import { expect, test } from 'vitest';
import { firstToDo, nextOpen, partGroups, rowAt } from './part-groups.ts';

const part = (place: string, state: PartState['state'] = 'done'): PartState => ({
  part: place,
  kind: /audio$/i.test(place) ? 'audio' : 'text',
  value: 'x',
  place: place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  state,
  translation: state === 'missing' ? '' : 'y',
  was: null,
});

const PARTS = [
  part('helpHtml', 'missing'),
  part('gameData.problems.1.question.text', 'changed'),
  part('gameData.problems.0.question.text'),
  part('gameData.problems.0.question.audio', 'missing'),
  part('gameData.problems.0.solutionAudio'),
  part('gameData.instructionText'),
];

test('what stands together is shown together: the beginning, each problem, the help', () => {
  expect(partGroups(PARTS).map(({ key, done, changed, total }) => [key, done, changed, total])).toEqual([
    ['start-0', 1, 0, 1],
    ['problem-0', 2, 0, 3],
    ['problem-1', 0, 1, 1],
    ['help-0', 0, 0, 1],
  ]);
});

test('a recording stands with the text that it reads aloud, or alone', () => {
  const rows = partGroups(PARTS)[1]?.rows ?? [];

  expect(rows.map(({ text, audio }) => [text?.part, audio?.part])).toEqual([
    ['gameData.problems.0.question.text', 'gameData.problems.0.question.audio'],
    [undefined, 'gameData.problems.0.solutionAudio'],
  ]);
});

test('the next part to do is the next text that is missing or changed, from the beginning again at the end', () => {
  const groups = partGroups(PARTS);

  expect(nextOpen(groups, null)).toBe('gameData.problems.1.question.text');
  expect(nextOpen(groups, 'gameData.problems.1.question.text')).toBe('helpHtml');
  expect(nextOpen(groups, 'helpHtml')).toBe('gameData.problems.1.question.text');
  expect(nextOpen(partGroups([part('helpHtml', 'missing')]), 'helpHtml')).toBeNull();
});

test('the work goes on where something is missing, before what only changed', () => {
  expect(firstToDo(partGroups(PARTS))?.key).toBe('problem-0');
  expect(firstToDo(partGroups(PARTS.filter(({ state }) => state !== 'missing')))?.key).toBe('problem-1');
  expect(firstToDo(partGroups([part('helpHtml')]))?.key).toBe('help-0');
});

test('what is wrong at a place is shown at the row of it, or at the nearest one of its problem', () => {
  const groups = partGroups(PARTS);

  expect(rowAt(groups, ['gameData', 'problems', 1, 'question', 'text'])).toBe(
    'gameData.problems.1.question.text',
  );
  expect(rowAt(groups, ['gameData', 'problems', 1, 'letters'])).toBe('gameData.problems.1.question.text');
  expect(rowAt([], ['options'])).toBeNull();
});
