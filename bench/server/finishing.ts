import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { ROOT } from '../../tools/root.ts';
import type { LoadPost } from '../measuring/load.ts';
import { loadGenerator } from '../measuring/load-generator.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { spawned } from '../measuring/spawned.ts';

/** Issue of the learner's area: finished activities through the API on 2 cores, with durable writes. */
const PER_SECOND_GOAL = 1_000;
const P99_GOAL_MS = 50;
const CONNECTIONS = 16;
const MEASURED_MS = 8_000;

/** The learners of the demo world: each writes for itself, and each result is a new one. */
const LEARNERS = ['ana', 'leo', 'mia', 'john', 'emma', 'baraka', 'amani', 'zawadi'];

export interface Finishing {
  readonly perSecond: number;
  readonly perSecondGoal: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p99GoalMs: number;
}

/** Results of activities, one transaction each: report, groups up the tree, goal. */
export async function finishing(): Promise<Finishing> {
  return withScratchFolder(async (FLINK_DATA) => {
    const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], {
      FLINK_DATA,
      FLINK_REQUESTS_PER_MINUTE: '10000000',
      PORT: '0',
    });
    try {
      const { perSecond, p50Ms, p99Ms } = await finishedAt(flink.address);
      return { perSecond, perSecondGoal: PER_SECOND_GOAL, p50Ms, p99Ms, p99GoalMs: P99_GOAL_MS };
    } finally {
      await flink.stop();
    }
  });
}

/** How many results a server takes a second, by these learners of the demo world. */
export async function finishedAt(
  address: string,
  learners: readonly string[] = LEARNERS,
  connections = CONNECTIONS,
  milliseconds = MEASURED_MS,
) {
  const load = loadGenerator();
  try {
    const posts: LoadPost[] = [];
    for (const [index, name] of learners.entries()) posts.push(await resultOf(address, name, index));
    const order = {
      address,
      path: '/api/flink-play/update-learners',
      headers: { 'content-type': 'application/json', 'user-locale': 'en' },
      connections,
      posts,
    };
    await load.run({ ...order, milliseconds: milliseconds / 2 });
    return await load.run({ ...order, milliseconds });
  } finally {
    load.end();
  }
}

async function resultOf(address: string, username: string, place: number): Promise<LoadPost> {
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${address}${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} to ${username}.`);
    return answer.json();
  };
  const { token } = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await ask('/api/flink-play/get-data', { headers });
  const menu = await ask(`/api/flink-play/get-solution-menu/${data.selectedSolutionId}`, { headers });
  const activities = menu.data.activityGroups.flatMap((group: { activities: { _id: string }[] }) =>
    group.activities.map(({ _id }) => _id),
  );
  const score = { allProblemsCount: 10, problemsAnsweredCorrectly: 8, problemsAnsweredIncorrectly: 2 };
  const result = { id: '{id}', activityId: activities[place % activities.length], score };
  return {
    headers,
    body: JSON.stringify([{ learnerId: data.learners[0]._id, data: { result } }]),
  };
}
