import { expect, test, vi } from 'vitest';
import { onceAnswered } from './once-answered.ts';
import type { Told } from './use-paying.ts';

const asks: Told = { state: 'authenticating', paymentId: 'one', clientSecret: 'secret' };

const settled = (told: Told, passed: boolean, now: Told['state']) => {
  const askBank = vi.fn(async () => passed);
  const look = async () => ({ ...told, state: now });
  return { askBank, done: onceAnswered(told, { askBank, look, words: 'Card Error! Try other card!' }) };
};

test.each([
  ['agreed to', true, 'paid', 'paid'],
  ['agreed to, which its service does not know yet,', true, 'authenticating', 'waiting'],
  ['paid whatever the page has heard', false, 'paid', 'paid'],
] as const)('a payment that was %s is told so', async (_what, passed, now, told) => {
  expect(await settled(asks, passed, now).done).toMatchObject({ state: told, paymentId: 'one' });
});

test('a payment whose question was closed unanswered is not told as paid', async () => {
  await expect(settled(asks, false, 'authenticating').done).rejects.toMatchObject({
    code: 'payments.cardFailed',
    message: 'Card Error! Try other card!',
  });
});

test('nobody is asked about what is paid, or about what waits', async () => {
  for (const state of ['paid', 'waiting'] as const) {
    const { askBank, done } = settled({ state, paymentId: 'one' }, true, 'paid');

    expect(await done).toEqual({ state, paymentId: 'one' });
    expect(askBank).not.toHaveBeenCalled();
  }
});
