import { afterEach, expect, test, vi } from 'vitest';
import { keptOnceAnswered } from './kept-once-answered.ts';
import { askBankByStripe } from './stripe-fields.ts';

afterEach(() => vi.unstubAllGlobals());

const SECRET = 'seti_1_secret_2';
const kept = { clientSecret: null };
const asks = { clientSecret: SECRET };

/** The server answers so, one after the other; the card service's own code in the page has the bank's answer. */
function cardOf(replies: readonly { readonly clientSecret: string | null }[], answer: object = {}) {
  const asked: unknown[] = [];
  const left = [...replies];
  const keep = vi.fn(async () => left.shift() ?? kept);
  const handleNextAction = async (wish: unknown) => {
    asked.push(wish);
    return answer;
  };
  vi.stubGlobal('window', { Stripe: () => ({ handleNextAction }) });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { onload(): void }) => script.onload() },
  });
  return { keep, asked, put: keptOnceAnswered(keep, (secret) => askBankByStripe('pk_test_1', secret)) };
}

test('a card that its bank takes without a question is on file at once', async () => {
  const { put, keep, asked } = cardOf([kept]);

  await put;

  expect(keep).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

test('a card whose bank asks is sent again when the answer was yes, and is on file then', async () => {
  const { put, keep, asked } = cardOf([asks, kept]);

  await put;

  expect(asked).toEqual([{ clientSecret: SECRET }]);
  expect(keep).toHaveBeenCalledTimes(2);
});

test.each([
  ['the answer was no', [asks], { error: { message: 'We are unable to authenticate' } }, 1],
  ['its bank asks once more', [asks, asks], {}, 2],
] as const)('a card of which %s is not on file, and that is said', async (_what, replies, answer, calls) => {
  const { put, keep } = cardOf(replies, answer);

  await expect(put).rejects.toMatchObject({ code: 'payments.cardFailed' });

  expect(keep).toHaveBeenCalledTimes(calls);
});
