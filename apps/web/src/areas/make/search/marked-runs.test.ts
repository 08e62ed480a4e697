import { expect, test } from 'vitest';
import { markedRuns } from './marked-runs.ts';

const told = (text: string, keyword: string) =>
  markedRuns(text, keyword).map(({ words, isFound }) => (isFound ? `[${words}]` : words));

test.each([
  ['Who lives on the farm?', 'farm', ['Who lives on the ', '[farm]', '?']],
  ['Farm words, hidden', ' farm ', ['[Farm]', ' words, hidden']],
  ['farm by farm', 'FARM', ['[farm]', ' by ', '[farm]']],
  ['El niño', 'NIÑO', ['El ', '[niño]']],
  ['Animals around us', 'farm', ['Animals around us']],
  ['Animals around us', '  ', ['Animals around us']],
  ['İzmir', 'i', ['İzmir']],
])('in %j what was looked for as %j is marked', (text, keyword, runs) => {
  expect(told(text, keyword)).toEqual(runs);
  expect(
    markedRuns(text, keyword)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
