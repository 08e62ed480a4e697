import { expect, test } from 'vitest';
import { type Described, statusesFor } from './fuzz-input.ts';

const call = (path: string, ...statuses: readonly number[]): Described => ({
  name: path,
  method: 'GET',
  path,
  params: {},
  query: {},
  body: null,
  statuses,
});
const described = [call('/api/games/{id}', 200, 401), call('/api/games', 200, 403)];
const declared = (url: string) => statusesFor(described, { method: 'GET', url });

test('a request is held against the call that it meets', () => {
  expect(declared('/api/games/7?page=1')).toEqual([200, 401]);
});

test('a step up in the address leads to another call, as it does in a browser', () => {
  expect(declared('/api/games/7/..')).toContain(403);
  expect(declared('/api/games/..')).toEqual([400, 404, 405, 413, 415]);
});

test('an empty parameter may be taken for one or for no call', () => {
  expect(declared('/api/games//')).toEqual(expect.arrayContaining([401, 404]));
});
