import { expect, test } from 'vitest';
import { type DeviceCopy, type Saved, type Versioned, workKeeper } from './work-keeper.ts';

const rules = {
  empty: '',
  same: (one: unknown, other: unknown) => one === other,
  merge: (mine: unknown, theirs: unknown) => `${theirs} ${mine}`,
};

/** A server and a device in memory, with a clock that is turned by hand. */
function world(copy: DeviceCopy | null = null, server: Versioned | null = { data: null, version: 0 }) {
  const timers: (() => void)[] = [];
  const it = {
    copy,
    server,
    line: true,
    written: [] as Versioned[],
    async tick() {
      for (const run of timers.splice(0)) run();
      await new Promise((done) => setTimeout(done));
    },
  };
  const keeper = workKeeper(
    {
      read: async () => (it.line ? it.server : null),
      write: async (sent): Promise<Saved> => {
        if (!it.line) return { kind: 'unanswered' };
        it.written.push(sent);
        if (sent.version !== it.server?.version) return { kind: 'changed' };
        it.server = { data: sent.data, version: sent.version + 1 };
        return { kind: 'saved', version: it.server.version };
      },
      device: {
        get: () => it.copy,
        set: (next) => {
          it.copy = next;
        },
      },
      later: (_ms, run) => {
        timers.push(run);
        return () => {
          const at = timers.indexOf(run);
          if (at !== -1) timers.splice(at, 1);
        };
      },
    },
    rules,
  );
  return { it, keeper };
}

test('what was never made begins empty', async () => {
  const { keeper } = world();

  expect(await keeper.open()).toBe('');
  expect(keeper.status()).toEqual({ state: 'saved', other: null });
});

test('a change is on the device at once and on the server a moment later', async () => {
  const { it, keeper } = world();
  await keeper.open();

  keeper.change('A frog.');

  expect(it.copy).toEqual({ data: 'A frog.', version: 0, unsent: true });
  expect(it.server?.data).toBeNull();
  await it.tick();
  expect(it.server).toEqual({ data: 'A frog.', version: 1 });
  expect(it.copy).toEqual({ data: 'A frog.', version: 1, unsent: false });
  expect(keeper.status().state).toBe('saved');
});

test('who writes on is sent once for many letters', async () => {
  const { it, keeper } = world();
  await keeper.open();

  for (const text of ['A', 'A ', 'A f', 'A fr']) keeper.change(text);
  await it.tick();

  expect(it.written).toEqual([{ data: 'A fr', version: 0 }]);
});

test('without a line the work stays on the device, and is sent when the line is back', async () => {
  const { it, keeper } = world();
  await keeper.open();
  it.line = false;
  keeper.change('A frog.');
  await it.tick();
  expect(keeper.status().state).toBe('onDevice');

  it.line = true;
  await keeper.send();

  expect(it.server?.data).toBe('A frog.');
  expect(keeper.status().state).toBe('saved');
});

test('opened without a line the copy of the device is there', async () => {
  const { it, keeper } = world({ data: 'From yesterday.', version: 3, unsent: false });
  it.line = false;

  expect(await keeper.open()).toBe('From yesterday.');
});

test('what was left unsent is gone on with and sent at the next visit', async () => {
  const { it, keeper } = world({ data: 'More.', version: 1, unsent: true }, { data: 'Some.', version: 1 });

  expect(await keeper.open()).toBe('More.');
  await it.tick();

  expect(it.server).toEqual({ data: 'More.', version: 2 });
});

test('a newer work of the server takes the place of a copy that was sent', async () => {
  const { keeper } = world({ data: 'Old.', version: 1, unsent: false }, { data: 'New.', version: 2 });

  expect(await keeper.open()).toBe('New.');
});

test('a save whose answer was lost is seen to have arrived', async () => {
  const { it, keeper } = world({ data: 'Mine.', version: 1, unsent: true }, { data: 'Mine.', version: 2 });

  await keeper.open();

  expect(keeper.status()).toEqual({ state: 'saved', other: null });
  expect(it.copy).toEqual({ data: 'Mine.', version: 2, unsent: false });
});

test('of two devices the later one is offered both, and both are kept', async () => {
  const { it, keeper } = world();
  await keeper.open();
  it.server = { data: 'From the tablet.', version: 1 };
  keeper.change('From the phone.');
  await it.tick();
  expect(keeper.status().other).toEqual({ data: 'From the tablet.', version: 1 });

  expect(keeper.merge()).toBe('From the tablet. From the phone.');
  await it.tick();

  expect(it.server).toEqual({ data: 'From the tablet. From the phone.', version: 2 });
  expect(keeper.status()).toEqual({ state: 'saved', other: null });
});

test('unsent work of yesterday meets what another device wrote since', async () => {
  const { it, keeper } = world({ data: 'Mine.', version: 1, unsent: true }, { data: 'Theirs.', version: 4 });

  expect(await keeper.open()).toBe('Mine.');

  expect(keeper.status().other).toEqual({ data: 'Theirs.', version: 4 });
  expect(it.written).toEqual([]);
  expect(keeper.merge()).toBe('Theirs. Mine.');
});

test('who does not put them together yet writes on, and nothing is sent over the other', async () => {
  const { it, keeper } = world({ data: 'Mine.', version: 1, unsent: true }, { data: 'Theirs.', version: 4 });
  await keeper.open();

  keeper.change('Mine, and more.');
  await it.tick();

  expect(it.server?.data).toBe('Theirs.');
  expect(it.copy).toEqual({ data: 'Mine, and more.', version: 1, unsent: true });
});

test('what is written while a save is under way is sent after it', async () => {
  const { it, keeper } = world();
  await keeper.open();
  keeper.change('A');
  const first = keeper.send();
  keeper.change('AB');
  await first;
  await it.tick();

  expect(it.server).toEqual({ data: 'AB', version: 2 });
});
