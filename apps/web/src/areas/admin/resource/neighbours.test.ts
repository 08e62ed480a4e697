import { expect, test } from 'vitest';
import { neighboursIn } from './neighbours.ts';

const rows = ['a', 'b', 'c'].map((_id) => ({ _id }));
const at = (page: number, total: number) => ({ query: { page, limit: 3 }, rows, total });

test('beside a row stand the rows of its page', () => {
  expect(neighboursIn(at(1, 3), 'b')).toEqual({ before: { id: 'a' }, after: { id: 'c' } });
});

test('at the edge of a page it goes on with the next one, and ends with the table', () => {
  expect(neighboursIn(at(2, 7), 'a').before).toEqual({ page: 1 });
  expect(neighboursIn(at(2, 7), 'c').after).toEqual({ page: 3 });
  expect(neighboursIn(at(2, 6), 'c').after).toBeNull();
  expect(neighboursIn(at(1, 7), 'a').before).toBeNull();
});
