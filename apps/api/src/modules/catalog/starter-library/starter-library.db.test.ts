import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Jobs, startJobs } from '../../../jobs/jobs.ts';
import { jobNeeds } from '../../../jobs/testing/job-needs.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';

let base: TestHouse;
let house: TestHouse;
let world: TwoTenants;
let jobs: Jobs;

beforeAll(async () => {
  base = await openTestHouse();
  world = await makeTwoTenants(base);
  jobs = await startJobs({ ...jobNeeds(base.db), url: base.databaseUrl }, [], 1);
  house = await openTestHouse({ beside: base, replace: (made) => ({ ...made, jobs }) });
}, 60_000);
afterAll(async () => {
  await jobs.stop();
  await house.close();
  await base.close();
});

const ask = async (
  name: 'starterLibrary' | 'loadStarterLibrary' | 'home',
  role: 'SUPER' | 'MASTER_ADMIN' = 'SUPER',
) => {
  const reply = await house.ask(name, { as: world.visitor(role).token });
  return { status: reply.statusCode, data: reply.json().data };
};

test('one press loads the library into the running installation, and says how far it is', {
  timeout: 240_000,
}, async () => {
  expect((await ask('starterLibrary')).data).toEqual({ state: 'none', loaded: 0, total: 0 });
  expect((await ask('loadStarterLibrary', 'MASTER_ADMIN')).status).toBe(403);
  expect((await ask('home')).data.setup.done.product).toBe(false);

  const started = await Promise.all([ask('loadStarterLibrary'), ask('loadStarterLibrary')]);
  expect(started.map(({ data }) => data.state)).toEqual(['loading', 'loading']);
  await vi.waitFor(async () => expect((await ask('starterLibrary')).data.state).toBe('loaded'), {
    timeout: 200_000,
    interval: 1_000,
  });

  const { data } = await ask('starterLibrary');
  expect(data.loaded).toBe(data.total);
  expect(data.total).toBeGreaterThan(1_000);
  const solutions = await house.db.selectFrom('solutions').select('locale').orderBy('locale').execute();
  expect(solutions.map(({ locale }) => locale)).toEqual(['en', 'es', 'sw']);
  expect((await ask('home')).data.setup.done.product).toBe(true);
  expect((await ask('loadStarterLibrary')).data.state).toBe('loaded');
});
