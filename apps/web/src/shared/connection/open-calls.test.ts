import { expect, test } from 'vitest';
import { noteCall, type OpenCall, watchCalls } from './open-calls.ts';

test('who watches later is told of what is still under way, and of all that follows', async () => {
  const hanging = Promise.withResolvers<string>();
  await noteCall(Promise.resolve('over'));
  const answer = noteCall(hanging.promise);
  const seen: OpenCall[] = [];

  watchCalls((call) => seen.push(call));
  const failed = noteCall(Promise.reject(new TypeError('offline')));
  hanging.resolve('answer');

  expect(await answer).toBe('answer');
  await expect(failed).rejects.toThrow('offline');
  expect(seen.map((call) => call.answer)).toEqual([answer, failed]);
  watchCalls(() => {});
});
