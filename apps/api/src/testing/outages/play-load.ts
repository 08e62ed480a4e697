import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../../../../content/load/demo-world.ts';

/** Learners of the demo world whose time is not counted down. */
const LEARNERS = ['ana', 'leo', 'mia', 'baraka', 'amani', 'zawadi'];
const PER_LEARNER = 2;
/** As a device does: what was not acknowledged is sent again, under the same key. */
const AGAIN_AFTER_MS = 50;

interface Player {
  readonly token: string;
  readonly learnerId: string;
  readonly activityIds: readonly string[];
}

interface Sent {
  readonly path: string;
  readonly key: string;
  readonly learnerId: string;
  readonly body: (secondsLater: number) => unknown;
}

export interface Acknowledged {
  readonly kind: 'result' | 'time';
  readonly key: string;
  readonly learnerId: string;
}

/** Learners who play without a pause: results of activities and seconds of play. */
export interface PlayLoad {
  readonly acknowledged: readonly Acknowledged[];
  /** How often each answer that was no success came: its code, or `none`. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Waits for an answer to something that is sent from now on; how long that took. */
  nextAnswer(withinMs: number): Promise<number>;
  stop(): Promise<void>;
}

/** `onSignedIn` is done when everybody is signed in and nobody has played yet. */
export async function playLoad(address: string, onSignedIn: () => Promise<unknown>): Promise<PlayLoad> {
  const players: Player[] = [];
  for (const name of LEARNERS) players.push(await signedIn(address, name));
  await onSignedIn();
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<string, number>();
  const began = Date.now();
  const fresh = new Set<{ readonly since: number; resolve(): void }>();
  let isOver = false;

  async function deliver(player: Player, { path, key, learnerId, body }: Sent): Promise<void> {
    for (;;) {
      const sentAt = performance.now();
      const refusal = await refusalOf(address, path, player.token, body((Date.now() - began) / 1_000));
      if (refusal === null) {
        acknowledged.push({ kind: path.endsWith('track-time') ? 'time' : 'result', key, learnerId });
        for (const one of fresh) if (sentAt >= one.since) one.resolve();
        return;
      }
      refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      // What nobody acknowledged may be there or not.
      if (isOver) return;
      await sleep(AGAIN_AFTER_MS);
    }
  }

  async function play(player: Player, seat: number): Promise<void> {
    for (let turn = seat; !isOver; turn += PER_LEARNER)
      await deliver(player, turn % 4 === 0 ? secondOfPlay(player, turn) : resultOf(player, turn));
  }

  const playing = players.flatMap((player) =>
    Array.from({ length: PER_LEARNER }, (_, seat) => play(player, seat)),
  );

  return {
    acknowledged,
    refusals,
    async nextAnswer(withinMs) {
      const since = performance.now();
      const answered = Promise.withResolvers<void>();
      const one = { since, resolve: answered.resolve };
      fresh.add(one);
      const late = setTimeout(
        () => answered.reject(new Error(`Nothing was answered for ${withinMs} ms.`)),
        withinMs,
      );
      try {
        await answered.promise;
        return performance.now() - since;
      } finally {
        clearTimeout(late);
        fresh.delete(one);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(playing);
    },
  };
}

function resultOf({ learnerId, activityIds }: Player, turn: number): Sent {
  const key = randomUUID();
  const score = { allProblemsCount: 10, problemsAnsweredCorrectly: 8, problemsAnsweredIncorrectly: 2 };
  const result = { id: key, activityId: activityIds[turn % activityIds.length], score };
  return {
    path: '/api/flink-play/update-learners',
    key,
    learnerId,
    body: () => [{ learnerId, data: { result } }],
  };
}

/** Each turn has a second of its own in the past, so that every one counts. */
function secondOfPlay({ learnerId, activityIds }: Player, turn: number): Sent {
  const id = randomUUID();
  return {
    path: '/api/flink-play/track-time',
    key: id,
    learnerId,
    body: (secondsLater) => ({
      id,
      addTimeInApp: 1,
      activityId: activityIds[0],
      ago: Math.floor(secondsLater) + 3 * (turn + 1),
    }),
  };
}

async function refusalOf(
  address: string,
  path: string,
  token: string,
  body: unknown,
): Promise<string | null> {
  try {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const { code } = (await answer.json()) as { code?: string };
    return answer.ok ? null : `${answer.status} ${code}`;
  } catch {
    return 'none';
  }
}

async function signedIn(address: string, username: string): Promise<Player> {
  const ask = async (path: string, init?: RequestInit) => {
    for (;;) {
      const answer = await fetch(`${address}${path}`, init);
      if (answer.ok) return answer.json();
      // A machine that is busy with other tests may ask for a moment.
      if (answer.status !== 503) throw new Error(`${path} answered ${answer.status} to ${username}.`);
      await sleep(AGAIN_AFTER_MS);
    }
  };
  const { token } = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await ask('/api/flink-play/get-data', { headers });
  const menu = await ask(`/api/flink-play/get-solution-menu/${data.selectedSolutionId}`, { headers });
  const activityIds = menu.data.activityGroups.flatMap((group: { activities: { _id: string }[] }) =>
    group.activities.map(({ _id }) => _id),
  );
  return { token, learnerId: data.learners[0]._id, activityIds };
}
