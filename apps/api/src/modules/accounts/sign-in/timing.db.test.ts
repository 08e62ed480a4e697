import type { CallName } from '@flink/contract/calls/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { families, users } from '../../../../../../content/load/demo-world.ts';
import type { TestRequest } from '../../../testing/test-house.ts';
import { openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse();
});

beforeEach(async () => {
  await house.db.deleteFrom('sign_in_guesses').execute();
});

afterAll(() => house.close());

const staff = users.map(({ name }) => `${name}@flink.test`);
const learners = families.flatMap(({ members }) => members.map(({ username }) => username));
const familyEmails = families.flatMap(({ email }) => (email === null ? [] : [email]));
const nobody = (at: string) => (n: number) => `nobody${n}${at}`;
const oneOf = (list: readonly string[]) => (n: number) => list[n % list.length] ?? '';

const wrong = (username: string): TestRequest => ({ body: { username, password: 'wrong password' } });
const withEmail = (email: string): TestRequest => ({ body: { email } });
const inAddress = (email: string): TestRequest => ({ params: { email } });

/** The bound of the issue: medians within a quarter of each other. */
const isClose = (ratio: number) => ratio > 0.75 && ratio < 1.25;

/**
 * Samples take turns, so that whatever else the machine does falls on both alike, and go on while the medians are
 * apart: more samples calm the noise of a busy machine, never the difference of an answer that skips the work.
 */
async function ratioOfMedians(
  name: CallName,
  { batch, batches }: { readonly batch: number; readonly batches: number },
  asked: readonly [known: (n: number) => TestRequest, unknown: (n: number) => TestRequest],
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  const ratio = () => median(times[0]) / median(times[1]);
  await measure(name, asked[0](0));
  await measure(name, asked[1](0));
  for (let n = 1; n <= batch * batches; n += 1) {
    for (const which of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      times[which].push(await measure(name, asked[which](n)));
    if (n % batch === 0 && n > batch && isClose(ratio())) break;
  }
  return ratio();
}

async function measure(name: CallName, asked: TestRequest): Promise<number> {
  const begun = performance.now();
  await house.ask(name, asked);
  return performance.now() - begun;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const GUESSES = { batch: 10, batches: 10 };
const LOOKS = { batch: 50, batches: 20 };
const MAILS = { batch: 6, batches: 5 };

test.each([
  ['staff', oneOf(staff), nobody('@flink.test')],
  ['a learner', oneOf(learners), nobody('')],
  ['a family', oneOf(familyEmails), nobody('@flink.test')],
])(
  'a wrong password of %s takes as long as an unknown name',
  { timeout: 180_000 },
  async (_who, known, unknown) => {
    const ratio = await ratioOfMedians('login', GUESSES, [(n) => wrong(known(n)), (n) => wrong(unknown(n))]);

    expect(ratio).toSatisfy(isClose);
  },
);

test('the email of staff takes as long at the first screen as an unknown one', {
  timeout: 180_000,
}, async () => {
  const ratio = await ratioOfMedians('loginScreenByEmail', LOOKS, [
    (n) => inAddress(oneOf(staff)(n)),
    (n) => inAddress(nobody('@flink.test')(n)),
  ]);

  expect(ratio).toSatisfy(isClose);
});

test.each([
  ['staff', oneOf(staff)],
  ['a family', oneOf(familyEmails)],
])(
  '%s who forgot the password wait as long as somebody unknown',
  { timeout: 180_000 },
  async (_who, known) => {
    const ratio = await ratioOfMedians('forgotPassword', MAILS, [
      (n) => withEmail(known(n)),
      (n) => withEmail(nobody('@flink.test')(n)),
    ]);

    expect(ratio).toSatisfy(isClose);
  },
);
