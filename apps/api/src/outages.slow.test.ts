import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  eventually,
  query,
  type ScratchInstallation,
  scratchInstallation,
  serverPid,
} from './db/embedded/testing/scratch-installation.ts';
import { killPostgres } from './testing/outages/killed-postgres.ts';
import { type OutagesReport, outagesUnderLoad, tooLong } from './testing/outages/outages-under-load.ts';
import { watchStalls } from './testing/outages/stalls.ts';
import { standStill } from './testing/outages/stand-still.ts';
import { type SpawnedFlink, spawnFlink } from './testing/spawned-flink.ts';

const OUTAGES = 20;
const SETTINGS = { FLINK_LOG: 'silent', FLINK_REQUESTS_PER_MINUTE: '10000000' };

/** For people who read the output of the tests. */
function tell(what: string, { gaps, acknowledged, refusals }: OutagesReport): void {
  const longest = gaps.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  const seconds = (milliseconds = 0) => `${(milliseconds / 1_000).toFixed(1)} s`;
  process.stdout.write(
    `${what}: ${gaps.length} outages, longest gap ${seconds(longest?.milliseconds)} (the machine's part ${seconds(longest?.stalledMs)}), ${acknowledged} acknowledged, ${JSON.stringify(refusals)}\n`,
  );
}

function expectNothingWrong(report: OutagesReport): void {
  const { outages, gaps, lost, doubledSeconds, refusals } = report;
  expect({ lost, doubledSeconds }).toEqual({ lost: 0, doubledSeconds: 0 });
  expect(gaps).toHaveLength(outages);
  expect(tooLong(report)).toEqual([]);
  expect(Object.keys(refusals).filter((refusal) => refusal !== '503 server.databaseAway')).toEqual([]);
}

describe('with the embedded database', () => {
  let house: ScratchInstallation;
  let flink: SpawnedFlink;
  let address: string;

  beforeAll(async () => {
    house = await scratchInstallation();
    flink = spawnFlink({ FLINK_DATA: house.dataFolder, ...SETTINGS });
    address = await flink.ready;
  });

  afterAll(async () => {
    flink.signal('SIGTERM');
    await flink.ended;
    await house.remove();
  });

  const status = async (path: string) => (await fetch(`${address}${path}`)).status;

  test(`PostgreSQL is killed ${OUTAGES} times while people play: nothing is lost, nothing counted twice, and it serves again within seconds`, async () => {
    const report = await killPostgres(house, address, OUTAGES);

    tell('Embedded PostgreSQL killed', report);
    expectNothingWrong(report);
  });

  test('PostgreSQL stands still: calls are answered with a sentence, and it goes on', async () => {
    const still = await standStill(await serverPid(house));

    const stalls = watchStalls();
    const asked = performance.now();
    const answers = await Promise.all(
      ['/api/common/all', '/api/ready', '/api/health'].map(async (path) => [path, await status(path)]),
    );
    const waited = performance.now() - asked - stalls.milliseconds();
    stalls.end();
    const again = await fetch(`${address}/api/common/all`, { headers: { 'user-locale': 'es' } });
    const { code, message } = (await again.json()) as { code: string; message: string };
    still.goOn();

    expect(answers).toEqual([
      ['/api/common/all', 503],
      ['/api/ready', 503],
      ['/api/health', 200],
    ]);
    // What people are promised, and no more than the machine's own unrest beside it.
    expect(waited).toBeLessThan(3_500);
    expect({ code, message }).toEqual({
      code: 'server.databaseAway',
      message: 'Flink no puede llegar a sus datos ahora mismo. Inténtalo de nuevo en un momento',
    });
    expect(await eventually(async () => (await status('/api/common/all')) === 200, 60_000)).toBe(true);
  });
});

test(`a PostgreSQL by DATABASE_URL is restarted or ends its connections ${OUTAGES} times while people play`, async () => {
  const elsewhere = await scratchInstallation();
  const home = await scratchInstallation();
  const { url } = await elsewhere.start();
  const flink = spawnFlink({ FLINK_DATA: home.dataFolder, DATABASE_URL: url, ...SETTINGS });
  const address = await flink.ready;
  const WAYS = ['end connections', 'SIGKILL', 'SIGINT', 'SIGQUIT'] as const;

  const report = await outagesUnderLoad({
    address,
    outages: OUTAGES,
    query: (text) => query(url, text),
    breakIt: async (outage) => {
      const way = WAYS[outage % WAYS.length] ?? 'SIGKILL';
      if (way !== 'end connections') return void process.kill(await serverPid(elsewhere), way);
      await query(
        url,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    },
  });
  flink.signal('SIGTERM');
  await flink.ended;
  await Promise.all([elsewhere.remove(), home.remove()]);

  tell('PostgreSQL by DATABASE_URL broken', report);
  expectNothingWrong(report);
});
