import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@flink/api/db/embedded/start-embedded-postgres.ts';
import { scopeOf } from '@flink/api/plugins/access/scope.ts';
import { tokensWith } from '@flink/api/plugins/access/tokens.ts';
import { keysFrom } from '@flink/api/secret.ts';
import { DEMO_PASSWORD } from '../content/load/demo-world.ts';
import { ROOT } from '../tools/root.ts';
import type { LoadOrder, LoadReport } from './load.ts';
import { median } from './quantile.ts';
import { queryOfLearningCenter } from './same-query.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { type Spawned, spawned } from './spawned.ts';

const GOAL = 0.7;
const CONNECTIONS = 16;
const POOL = '10';
const ROUNDS = 9;
const ROUND_MS = 1_500;
const WARM_UP_MS = 2_500;
/** The role with the most permissions has the longest token and a rule that is really matched; SUPER skips it. */
const WHO = 'master@flink.test';

export interface ReadRatio {
  readonly whole: LoadReport;
  readonly bare: LoadReport;
  readonly ratio: number;
  /** Of the single rounds: how much the machine disturbed. */
  readonly ratioRange: readonly [lowest: number, highest: number];
  readonly goal: number;
  readonly meetsGoal: boolean;
  readonly connections: number;
}

/** One learning center, read by a signed-in person through every layer, and the same row without any layer. */
export async function readThroughTheStack(): Promise<ReadRatio> {
  return withScratchFolder(async (dataFolder) => {
    const quiet = { info: () => {}, warn: () => {} };
    const postgres = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'database'), log: quiet });
    const running: Spawned[] = [];
    try {
      const secret = randomBytes(24).toString('hex');
      const whole = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], {
        FLINK_DATA: join(dataFolder, 'flink'),
        DATABASE_URL: postgres.url,
        FLINK_DATABASE_POOL: POOL,
        FLINK_SECRET: secret,
        FLINK_REQUESTS_PER_MINUTE: '10000000',
        PORT: '0',
      });
      running.push(whole);
      const { token, id } = await signInAndChoose(whole.address);
      const session = await tokensWith(keysFrom(secret).session).read(token);
      const scope = scopeOf({ kind: 'person', session });
      const query = await queryOfLearningCenter(postgres.url, scope, id);
      const bare = await spawned(join(ROOT, 'bench/bare-server.ts'), [], {
        BENCH_DATABASE: postgres.url,
        BENCH_POOL: POOL,
        BENCH_SQL: query.sql,
        BENCH_OTHER_PARAMETERS: JSON.stringify(query.otherParameters),
      });
      running.push(bare);
      return await inTurns(
        { address: whole.address, path: `/api/admin/learningCenters/${id}`, headers: asBrowser(token) },
        { address: bare.address, path: `/centers/${id}`, headers: asBrowser(token) },
      );
    } finally {
      await Promise.all(running.map((one) => one.stop()));
      await postgres.stop();
    }
  });
}

const asBrowser = (token: string) => ({
  authorization: `Bearer ${token}`,
  'user-locale': 'en',
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br',
});

async function signInAndChoose(address: string): Promise<{ token: string; id: string }> {
  const signedIn = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: WHO, password: DEMO_PASSWORD }),
  });
  const { token }: { token: string } = await signedIn.json();
  const table = await fetch(`${address}/api/admin/learningCenters`, { headers: asBrowser(token) });
  const { data }: { data: { _id: string }[] } = await table.json();
  const id = data[0]?._id;
  if (!id) throw new Error('The demo world has no learning center.');
  return { token, id };
}

type Door = Pick<LoadOrder, 'address' | 'path' | 'headers'>;

/** Round by round, whole and bare, so that a busy moment of the machine falls on both. */
async function inTurns(whole: Door, bare: Door): Promise<ReadRatio> {
  const load = loadGenerator();
  try {
    for (const door of [whole, bare]) await load.run(door, WARM_UP_MS);
    const rounds: { whole: LoadReport; bare: LoadReport }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ whole: await load.run(whole, ROUND_MS), bare: await load.run(bare, ROUND_MS) });
    }
    const ratios = rounds.map((round) => round.whole.perSecond / round.bare.perSecond);
    const ratio = median(ratios);
    return {
      whole: typical(rounds.map((round) => round.whole)),
      bare: typical(rounds.map((round) => round.bare)),
      ratio,
      ratioRange: [Math.min(...ratios), Math.max(...ratios)],
      goal: GOAL,
      meetsGoal: ratio >= GOAL,
      connections: CONNECTIONS,
    };
  } finally {
    load.end();
  }
}

function typical(reports: readonly LoadReport[]): LoadReport {
  return {
    perSecond: median(reports.map((report) => report.perSecond)),
    p50Ms: median(reports.map((report) => report.p50Ms)),
    p99Ms: median(reports.map((report) => report.p99Ms)),
  };
}

function loadGenerator() {
  const child = fork(join(ROOT, 'bench/load.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    async run(door: Door, milliseconds: number): Promise<LoadReport> {
      const order: LoadOrder = { ...door, connections: CONNECTIONS, milliseconds };
      child.send(order);
      const [answer] = (await once(child, 'message')) as [{ report?: LoadReport; error?: string }];
      if (!answer.report) throw new Error(answer.error ?? 'The load generator said nothing.');
      return answer.report;
    },
    end: () => child.disconnect(),
  };
}
