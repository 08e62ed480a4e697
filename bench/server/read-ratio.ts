import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@flink/api/db/embedded/start-embedded-postgres.ts';
import { scopeOf } from '@flink/api/plugins/access/scope.ts';
import { tokensWith } from '@flink/api/plugins/access/tokens.ts';
import { keysFrom } from '@flink/api/secret.ts';
import { ROOT } from '../../tools/root.ts';
import type { LoadOrder, LoadReport } from '../measuring/load.ts';
import { loadGenerator } from '../measuring/load-generator.ts';
import { metricsOf } from '../measuring/metrics.ts';
import { median } from '../measuring/quantile.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { type Spawned, spawned } from '../measuring/spawned.ts';
import { tokenOf } from '../measuring/token-of.ts';
import { queryOfLearningCenter } from './same-query.ts';

const GOAL = 0.7;
const CONNECTIONS = 16;
const POOL = '10';
const ROUNDS = 11;
const ROUND_MS = 1_000;
/** Until the compiler behind JavaScript has seen enough; a slow machine is not waited for any longer. */
const WARM_UP = { answers: 12_000, rounds: 8 } as const;
const METRICS_TOKEN = 'bench-metrics-token';
/** The role with the most permissions has the longest token and a rule that is really matched; SUPER skips it. */
const WHO = 'master@flink.test';

export interface Reading extends LoadReport {
  /** Of the server's process, for one read. */
  readonly processorMs: number;
}

export interface ReadRatio {
  readonly whole: Reading;
  readonly bare: Reading;
  /** Reads a second, whole to bare. */
  readonly ratio: number;
  /** Of the single rounds: how much the machine disturbed. */
  readonly ratioRange: readonly [lowest: number, highest: number];
  readonly goal: number;
  readonly meetsGoal: boolean;
  /** Processor time of the server, bare to whole: what is left of the ratio when nothing else is the limit. */
  readonly processorRatio: number;
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
        FLINK_METRICS_TOKEN: METRICS_TOKEN,
        PORT: '0',
      });
      running.push(whole);
      const { token, id } = await signInAndChoose(whole.address);
      const session = await tokensWith(keysFrom(secret).session).read(token);
      const scope = scopeOf({ kind: 'person', session });
      const query = await queryOfLearningCenter(postgres.url, scope, id);
      const bare = await spawned(join(ROOT, 'bench/server/bare-server.ts'), [], {
        BENCH_DATABASE: postgres.url,
        BENCH_POOL: POOL,
        BENCH_SQL: query.sql,
        BENCH_OTHER_PARAMETERS: JSON.stringify(query.otherParameters),
      });
      running.push(bare);
      const headers = asBrowser(token);
      return await inTurns(
        {
          order: { address: whole.address, path: `/api/admin/learningCenters/${id}`, headers },
          processorSeconds: async () => {
            const metrics = await metricsOf(whole.address, METRICS_TOKEN);
            return metrics('process_cpu_seconds_total');
          },
        },
        {
          order: { address: bare.address, path: `/centers/${id}`, headers },
          processorSeconds: async () =>
            Number(await (await fetch(`${bare.address}/processor-seconds`)).text()),
        },
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
  const token = await tokenOf(address, WHO);
  const table = await fetch(`${address}/api/admin/learningCenters`, { headers: asBrowser(token) });
  const { data }: { data: { _id: string }[] } = await table.json();
  const id = data[0]?._id;
  if (!id) throw new Error('The demo world has no learning center.');
  return { token, id };
}

interface Door {
  readonly order: Pick<LoadOrder, 'address' | 'path' | 'headers'>;
  processorSeconds(): Promise<number>;
}

/** Round by round, whole and bare, so that a busy moment of the machine falls on both. */
async function inTurns(whole: Door, bare: Door): Promise<ReadRatio> {
  const load = loadGenerator();
  const read = async (door: Door, milliseconds: number): Promise<Reading> => {
    const before = await door.processorSeconds();
    const report = await load.run({ ...door.order, connections: CONNECTIONS, milliseconds });
    const seconds = (await door.processorSeconds()) - before;
    return { ...report, processorMs: (seconds * 1_000) / report.answers };
  };
  try {
    for (const door of [whole, bare]) await warmUp(() => read(door, ROUND_MS));
    const rounds: { whole: Reading; bare: Reading }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ whole: await read(whole, ROUND_MS), bare: await read(bare, ROUND_MS) });
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
      processorRatio: median(rounds.map((round) => round.bare.processorMs / round.whole.processorMs)),
      connections: CONNECTIONS,
    };
  } finally {
    load.end();
  }
}

async function warmUp(read: () => Promise<Reading>): Promise<void> {
  let answers = 0;
  for (let round = 0; round < WARM_UP.rounds && answers < WARM_UP.answers; round += 1) {
    answers += (await read()).answers;
  }
}

function typical(readings: readonly Reading[]): Reading {
  const middle = (of: (reading: Reading) => number) => median(readings.map(of));
  return {
    answers: middle((reading) => reading.answers),
    perSecond: middle((reading) => reading.perSecond),
    p50Ms: middle((reading) => reading.p50Ms),
    p99Ms: middle((reading) => reading.p99Ms),
    processorMs: middle((reading) => reading.processorMs),
  };
}
