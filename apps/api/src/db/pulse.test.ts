import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { type Check, FOR_PEOPLE, Pulse, TICK_MS, type Waiter, type Watched } from './pulse.ts';

const PATIENCE = { silentTicks: 2, checkTicks: 2, waitTicks: 4 };

interface Asked extends PromiseWithResolvers<ReadonlySet<number> | null> {
  readonly processes: readonly number[];
  heard: boolean;
}

let connections: Set<Watched>;
let waiting: Set<Waiter>;
let checks: Asked[];
let news: string[];
let pulse: Pulse;

beforeEach(() => {
  connections = new Set();
  waiting = new Set();
  checks = [];
  news = [];
  pulse = new Pulse({
    patience: PATIENCE,
    connections,
    waiting,
    check: (processes): Check => {
      const asked = { ...Promise.withResolvers<ReadonlySet<number> | null>(), processes, heard: false };
      checks.push(asked);
      return {
        answer: asked.promise,
        isHeard: () => asked.heard,
        cut: (reason) => asked.reject(reason),
      };
    },
    onAway: () => news.push('away'),
    onBack: () => news.push('back'),
  });
});

/** A connection with a statement under way. */
function asking(processID: number): Watched & { processID: number | null; readonly fate: string[] } {
  const fate: string[] = [];
  const one = {
    processID,
    silentFor: 0,
    wasHeard: true,
    fate,
    cut: (reason: Error) => {
      fate.push(reason.name);
      connections.delete(one);
    },
  };
  connections.add(one);
  return one;
}

async function ticks(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    pulse.tick();
    await turn();
  }
}

async function gone(): Promise<void> {
  const doubted = pulse.doubt();
  checks.at(-1)?.reject(new Error('refused'));
  await doubted;
}

const outcomeOf = (work: Promise<unknown>) => {
  const outcome = { is: 'open' };
  work.then(
    () => Object.assign(outcome, { is: 'steady' }),
    (error: Error) => Object.assign(outcome, { is: error.name }),
  );
  return outcome;
};

test('people are told within three seconds', () => {
  const { silentTicks, checkTicks, waitTicks } = FOR_PEOPLE;
  // Whatever happens may happen just after a tick.
  const told = (silentTicks + checkTicks + 1) * TICK_MS;

  expect(told).toBeLessThan(3_000);
  expect((waitTicks + 1) * TICK_MS).toBeLessThan(3_000);
  // Who has waited through a silence is not kept waiting for the return as well.
  expect(silentTicks + checkTicks).toBeGreaterThanOrEqual(waitTicks);
});

test('a database that answers in time is never asked', async () => {
  const one = asking(7);

  for (let n = 0; n < 20; n += 1) {
    one.silentFor = 0;
    await ticks(1);
  }

  expect(checks).toHaveLength(0);
});

test('a slow statement on a database that lives goes on', async () => {
  const slow = asking(7);

  for (let n = 0; n < 20; n += 1) {
    await ticks(1);
    checks.at(-1)?.resolve(new Set([7]));
  }

  expect(slow.fate).toEqual([]);
  expect(news).toEqual([]);
  expect(checks.length).toBeGreaterThan(5);
});

test('silence on all sides means that it is away: what is under way is given up', async () => {
  const one = asking(7);
  const other = asking(8);
  const given: string[] = [];
  waiting.add({ waitedFor: 0, giveUp: ({ name }) => given.push(name) });

  await ticks(PATIENCE.silentTicks + PATIENCE.checkTicks);

  expect([one.fate, other.fate]).toEqual([['DatabaseAway'], ['DatabaseAway']]);
  expect(given).toEqual(['DatabaseAway']);
  expect(news).toEqual(['away']);
});

test('who comes after a long silence does not wait again', async () => {
  asking(7);
  await ticks(PATIENCE.silentTicks + PATIENCE.checkTicks);

  await expect(pulse.steady()).rejects.toThrow('does not answer');
});

test('who finds no free connection for long has the database looked into', async () => {
  waiting.add({ waitedFor: 0, giveUp: () => undefined });

  await ticks(PATIENCE.silentTicks);

  expect(checks).toHaveLength(1);
});

test('a connection to a server that is no more is given up, the others are not', async () => {
  const dead = asking(7);
  const slow = asking(8);

  await ticks(PATIENCE.silentTicks);
  checks[0]?.resolve(new Set([8]));
  await ticks(1);

  expect(checks[0]?.processes).toEqual([7, 8]);
  expect(dead.fate).toEqual(['DatabaseAway']);
  expect(slow.fate).toEqual([]);
});

test('a connection that was still being made when the database was asked is none of those', async () => {
  asking(7);
  const young = asking(8);
  young.processID = null;

  await ticks(PATIENCE.silentTicks);
  young.processID = 8;
  checks[0]?.resolve(new Set([7]));
  await ticks(1);

  expect(young.fate).toEqual([]);
});

test('where the database cannot tell whose connections are alive, none is given up', async () => {
  const one = asking(7);

  await ticks(PATIENCE.silentTicks);
  checks[0]?.resolve(null);
  await ticks(1);

  expect(one.fate).toEqual([]);
});

test('one connection that cannot be made costs the others nothing', async () => {
  const one = asking(7);

  const doubted = pulse.doubt();
  checks[0]?.resolve(new Set([7]));
  await doubted;

  expect(one.fate).toEqual([]);
  await pulse.steady();
});

test('who asks just after it went waits until it is back', async () => {
  await gone();

  const asked = outcomeOf(pulse.steady());
  await ticks(PATIENCE.waitTicks - 2);
  const before = asked.is;
  checks.at(-1)?.resolve(null);
  await turn();

  expect(before).toBe('open');
  expect(asked.is).toBe('steady');
  expect(news).toEqual(['away', 'back']);
});

test('nobody waits longer than the patience', async () => {
  await gone();
  const asked = outcomeOf(pulse.steady());

  await ticks(PATIENCE.waitTicks);

  expect(asked.is).toBe('DatabaseAway');
});

test('it is asked again and again until it answers', async () => {
  await gone();

  for (let n = 0; n < 10; n += 1) {
    await ticks(1);
    checks.at(-1)?.reject(new Error('refused'));
    await turn();
  }
  await ticks(1);
  checks.at(-1)?.resolve(null);
  await turn();

  expect(checks.length).toBeGreaterThan(10);
  await pulse.steady();
});

test('a server that has greeted gets more time: the rest is our own work', async () => {
  asking(7);
  await ticks(PATIENCE.silentTicks);
  for (const check of checks) check.heard = true;

  await ticks(2 * PATIENCE.checkTicks);
  const before = [...news];
  await ticks(PATIENCE.checkTicks);

  expect(before).toEqual([]);
  expect(news).toEqual(['away']);
});

test('a server that greets nobody but serves those it has keeps them, and newcomers are told', async () => {
  const old = asking(7);
  const newcomer = Object.assign(asking(8), { wasHeard: false });
  const given: string[] = [];
  waiting.add({ waitedFor: 0, giveUp: ({ name }) => given.push(name) });

  for (let n = 0; n <= PATIENCE.waitTicks; n += 1) {
    old.silentFor = 0;
    await ticks(1);
    checks.at(-1)?.resolve(new Set([7, 8]));
  }

  expect(given).toEqual(['DatabaseAway']);
  expect(newcomer.fate).toEqual(['DatabaseAway']);
  expect(old.fate).toEqual([]);
  expect(news).toEqual([]);
});

test('a server that greets slowly is waited for', async () => {
  const newcomer = Object.assign(asking(8), { wasHeard: false });

  for (let n = 0; n < 3 * PATIENCE.waitTicks; n += 1) {
    if (n % 3 === 0) Object.assign(asking(100 + n), { silentFor: null });
    await ticks(1);
    checks.at(-1)?.resolve(null);
  }

  expect(newcomer.fate).toEqual([]);
});

test('an answer that comes after all is no answer', async () => {
  asking(7);
  await ticks(PATIENCE.silentTicks + PATIENCE.checkTicks);

  checks[0]?.resolve(new Set([7]));
  await turn();

  expect(news).toEqual(['away']);
});
