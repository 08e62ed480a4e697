import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { addressOf } from '@flink/contract/client/client.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import type { LightMyRequestResponse } from 'fastify';
import { DEMO_PASSWORD } from '../../../../../../content/load/demo-world.ts';
import { placeOf } from '../../../rate-limits/place-hash.ts';
import {
  openTestHouse,
  strangersAddress,
  type TestHouse,
  type TestHouseWishes,
  type TestRequest,
} from '../../../testing/test-house.ts';
import { throttle as throttleIn } from '../sign-in/throttle.ts';

export { DEMO_PASSWORD };

export interface SignInHouse extends TestHouse {
  /** Calls from a place: limits count by it. Every other request comes from a place of its own. */
  from(place: string, name: CallName, asked?: TestRequest): Promise<LightMyRequestResponse>;
  /** Signs in with the demo password; the token. */
  tokenOf(...names: readonly [string, string?, string?]): Promise<string>;
  sessionOf(token: string): Promise<Session>;
  member(username: string): Promise<{ _id: string; familyId: string; learningCenterId: string }>;
  user(email: string): Promise<{ _id: string }>;
  /** Wrong guesses as the server counts them, without the work of looking at passwords. */
  guessWrong(times: number, username: string, place: string): Promise<void>;
}

/** A whole Flink with the demo world in it. */
export async function openSignInHouse(wishes: TestHouseWishes = {}): Promise<SignInHouse> {
  const test = await openTestHouse({ world: 'demo', ...wishes });
  const { db, server } = test;

  const from: SignInHouse['from'] = (place, name, { as, params = {}, query = {}, body, headers = {} } = {}) =>
    server.inject({
      method: calls[name].method,
      url: addressOf(calls[name].path, { params, query }),
      remoteAddress: place,
      headers: { ...(as ? { authorization: `Bearer ${as}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });

  const member: SignInHouse['member'] = (username) =>
    db
      .selectFrom('family_members as member')
      .innerJoin('families', 'families._id', 'member.family_id')
      .select([
        'member._id',
        'member.family_id as familyId',
        'families.learning_center_id as learningCenterId',
      ])
      .where('member.username', '=', username)
      .executeTakeFirstOrThrow();

  return {
    ...test,
    from,
    member,
    async guessWrong(times, username, place) {
      const throttle = throttleIn({ db });
      const { _id: accountId } = await member(username);
      for (let n = 0; n < times; n += 1) {
        const guess = await throttle.begin(
          { accountId },
          {
            place: placeOf(place, test.house.placeKey),
            device: null,
          },
        );
        await guess.failed();
      }
    },
    async tokenOf(first, second, third) {
      const answer = await from(strangersAddress(), 'login', { body: credentials(first, second, third) });
      if (answer.statusCode !== 200) throw new Error(`${first} could not sign in: ${answer.body}`);
      return answer.json<{ token: string }>().token;
    },
    sessionOf: (token) => test.house.tokens.read(token),
    user: (email) =>
      db.selectFrom('users').select('_id').where('email', '=', email).executeTakeFirstOrThrow(),
  };
}

/** What the sign-in form sends for these people, all with the demo password. */
export function credentials(first: string, second?: string, third?: string) {
  return {
    username: first,
    password: DEMO_PASSWORD,
    ...(second ? { username2: second, password2: DEMO_PASSWORD } : {}),
    ...(third ? { username3: third, password3: DEMO_PASSWORD } : {}),
  };
}
