import { CallFailed } from '@flink/contract/client/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetHere, hasUnsaved, holdHere, keepHere, keptHere, leftHere } from './kept-here.ts';
import { leftWork } from './left-work.ts';

const ana = { personId: 'ana', activityId: 'farm' };
const unsaved = { baseVersion: 3, data: { gameData: {} } };

/** What is kept lies beside these, as it does in a browser. */
const STORAGE = {
  getItem(key: string): string | null {
    return Reflect.get(this, key) ?? null;
  },
  setItem(key: string, value: string) {
    Reflect.set(this, key, value);
  },
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  },
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('localStorage', Object.create(STORAGE));
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, ...more: readonly unknown[]) => {
        const hold = more.at(-1) as (lock: object | null) => Promise<void>;
        if (held.has(name)) {
          expect(more).toEqual([{ ifAvailable: true }, hold]);
          return hold(null);
        }
        held.add(name);
        await hold({ name });
        held.delete(name);
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was not saved is found again by who wrote it, until it is saved', () => {
  keepHere(ana, unsaved);

  expect(keptHere(ana)).toEqual(unsaved);
  forgetHere(ana);
  expect(keptHere(ana)).toBeNull();
});

test('the next person at the device finds nothing of it', () => {
  keepHere(ana, unsaved);

  expect(keptHere({ ...ana, personId: 'ben' })).toBeNull();
});

test('a device that has no room, or holds something else, keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{"baseVersion":"three"}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

  expect(keepHere(ana, unsaved)).toBe(false);
  expect(keptHere(ana)).toBeNull();
});

test('whether anything waits to be sent is told to whom it belongs', () => {
  vi.stubGlobal('localStorage', { 'flink.make.unsaved.ana.farm': '{}', 'flink.look': 'dark' });

  expect([hasUnsaved('ana'), hasUnsaved('an'), hasUnsaved('ben')]).toEqual([true, false, false]);
});

const [left, right] = [
  { ...ana, hand: 'left' },
  { ...ana, hand: 'right' },
];
const later = { baseVersion: 4, data: { gameData: { later: true } } };

test('two tabs of one person keep beside each other: what one has saved, the other has not', () => {
  keepHere(left, unsaved);
  keepHere(right, later);
  forgetHere(right);

  expect(keptHere(left)).toEqual(unsaved);
});

test('what an open tab has in its hands is not taken up by the next one, until it is gone', async () => {
  keepHere(left, unsaved);
  const letGo = holdHere(left);
  const whileOpen = await leftHere(ana);
  letGo();
  await vi.advanceTimersByTimeAsync(1);

  expect(whileOpen).toEqual([]);
  expect(await leftHere(ana)).toMatchObject([{ ...unsaved, hand: 'left' }]);
});

test('what an opening holds that nobody waits for any more is taken up as soon as it lets go', async () => {
  keepHere(left, unsaved);
  const [abandoned] = await leftHere(ana);
  setTimeout(() => abandoned?.letGo(), 200);

  expect(await leftHere(ana)).toMatchObject([{ ...unsaved, hand: 'left' }]);
});

test('of two tabs that come back at once one takes up what was left, and has it until it lets go', async () => {
  keepHere(left, unsaved);
  const sendNothing = () => expect.unreachable();
  const tabs = await Promise.all([leftWork(ana, sendNothing), leftWork(ana, sendNothing)]);
  const [brought, ...more] = tabs.filter((one) => one !== null);
  const whileHeld = await leftHere(ana);
  brought?.letGo();
  await vi.advanceTimersByTimeAsync(1);

  expect([brought?.hand, more, whileHeld]).toEqual(['left', [], []]);
  expect(keptHere(left)).toEqual(unsaved);
  expect(await leftHere(ana)).toMatchObject([{ hand: 'left' }]);
});

test('where what was left cannot even be looked at, nothing of it stays held', async () => {
  keepHere(left, unsaved);
  vi.advanceTimersByTime(1_000);
  keepHere(right, later);
  const failing = () => Promise.reject(new TypeError('broken'));

  await expect(leftWork(ana, failing)).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(1);
  expect(await leftHere(ana)).toMatchObject([{ hand: 'left' }, { hand: 'right' }]);
});

test('where no browser tells which tabs are open, everything is taken up', async () => {
  vi.stubGlobal('navigator', {});
  keepHere(left, unsaved);
  const letGo = holdHere(left);

  expect(await leftHere(ana)).toMatchObject([{ ...unsaved, hand: 'left' }]);
  letGo();
});

test('an activity leaves nothing to its language versions, nor to a longer name', async () => {
  keepHere({ ...left, language: 'es' }, unsaved);
  keepHere({ ...left, activityId: 'farm2' }, unsaved);

  expect(await leftHere(ana)).toEqual([]);
});

test('of what several tabs left the newest is brought, and the rest is sent on unless it would overwrite something', async () => {
  const refused = { ...ana, hand: 'refused' };
  const clashing = { ...unsaved, baseVersion: 2 };
  for (const [whose, kept] of [
    [refused, clashing],
    [left, unsaved],
    [right, later],
  ] as const) {
    keepHere(whose, kept);
    vi.advanceTimersByTime(1_000);
  }
  const sent: unknown[] = [];
  const theirs = { version: 9, savedBy: 'Ben', data: {}, clashes: [] };
  const brought = await leftWork(ana, async ({ data, baseVersion }) => {
    if (baseVersion === clashing.baseVersion)
      throw new CallFailed(409, { code: 'activities.changedByOthers', message: '', theirs });
    sent.push(data);
    return { version: 10, data: null };
  });

  expect([brought?.hand, sent]).toEqual(['right', [unsaved.data]]);
  expect([keptHere(refused), keptHere(left), keptHere(right)]).toEqual([clashing, null, later]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await leftHere(ana), 'the newest stays held').toMatchObject([{ hand: 'refused' }]);
});
