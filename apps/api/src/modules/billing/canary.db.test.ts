import { Writable } from 'node:stream';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { refundCalls } from '@flink/contract/calls/office/payments-office.ts';
import { paymentsCalls } from '@flink/contract/calls/payments.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, sampleInput, withValue } from '../../testing/call-input.ts';
import { dump } from '../personal-data/testing/rare-name-house.ts';
import { openPayingHouse, type PayingHouse } from './testing/paying-house.ts';

const CANARY = '4000056655665556';

let house: PayingHouse;
let logged = '';

beforeAll(async () => {
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  house = await openPayingHouse({ log: log as never });
  await house.clear();
});
afterAll(() => house.close());

test('the number of a card, sent in whatever field of whatever call, stays nowhere', async () => {
  const john = await house.tokenOf('john');
  await house.ask('buyHours', {
    as: john,
    body: { familyId: house.smith, hours: 5, amount: 7.5, paymentNonce: 'fake-valid-nonce' },
  });
  const payment = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
  const answers: string[] = [];
  const support = await house.tokenOf('consumer@flink.test');
  const walked = [
    ...Object.keys(paymentsCalls).map((name) => [name, john]),
    ...Object.keys(refundCalls).map((name) => [name, support]),
    ...['resumePayments', 'cardAtTheDoor'].map((name) => [name, john]),
  ] as [CallName, string][];
  for (const [name, as] of walked)
    for (const [place] of fieldsOf(calls[name])) {
      let input = sampleInput(calls[name]);
      if (input.params && 'id' in input.params) input = withValue(input, 'params.id', payment._id);
      if (input.body && typeof input.body === 'object' && 'familyId' in input.body)
        input = withValue(input, 'body.familyId', house.smith);
      const reply = await house.ask(name, { as, ...withValue(input, place, CANARY) });
      answers.push(reply.body);
    }
  const asked = await house.ask('requestRefund', {
    as: john,
    params: { id: payment._id },
    body: { message: `Card ${CANARY} was charged` },
  });

  expect(asked.statusCode).toBe(200);
  expect(answers.length).toBeGreaterThan(30);
  expect(await dump(house.db)).not.toContain(CANARY);
  expect(logged).not.toContain(CANARY);
});
