import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const asked = (names: string) => {
  const begun: string[] = [];
  const leave = [...names].map((name) => inTurn(() => begun.push(name)));
  return { begun, leave: (name: string) => leave[names.indexOf(name)]?.() };
};

test('two at once, the others in their order', () => {
  const { begun, leave } = asked('abcd');
  expect(begun).toEqual(['a', 'b']);
  leave('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of 'acd') leave(name);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('what is given up before its turn never begins, and to leave twice frees one place', () => {
  const { begun, leave } = asked('abcde');
  leave('c');
  leave('a');
  leave('a');
  expect(begun).toEqual(['a', 'b', 'd']);
  for (const name of 'bde') leave(name);
  const after = asked('xyz');
  expect(after.begun).toEqual(['x', 'y']);
  for (const name of 'xyz') after.leave(name);
});
