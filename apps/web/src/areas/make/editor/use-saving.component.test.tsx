import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakeServer, lineLost, Refusal } from '../../../testing/fake-server.ts';
import { keptHere } from './kept-here.ts';
import type { Choice } from './save-meeting.ts';
import { useSaving } from './use-saving.ts';

const whose = { personId: 'ana', activityId: '018f0000-0000-7000-8000-00000000000a', hand: 'one' };

const activity = (texts: Readonly<Record<string, string>>): ActivityData => ({
  version: 1,
  options: {},
  gameData: { problems: Object.entries(texts).map(([id, text]) => ({ id, text })) },
});
const saved = activity({ a: 'a', b: 'b' });
const mine = activity({ a: 'mine', b: 'b' });
const later = activity({ a: 'mine, and more', b: 'b' });

/** A few letters are one save; what is written is on the device before that. */
const SAVE_AFTER_MS = 1_200;
const KEPT_AFTER_MS = 400;
const RETRY_AFTER_MS = 5_000;

const reply = (version: number) => ({
  success: true as const,
  version,
  data: null,
  published: false,
  publishedVersion: null,
  isValid: true,
  issues: [],
  savedAt: '2026-11-19T12:00:00.000Z',
});

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

interface Props {
  readonly document: ActivityData;
  readonly announced: number | null;
}

const asOpened: Props = { document: saved, announced: null };

async function open(choice: Choice = 'mine') {
  const given = {
    ask: vi.fn(async () => choice),
    onBrought: vi.fn(),
    onTakenIn: vi.fn(),
    onRefused: vi.fn(),
    fetchLatest: vi.fn(async () => ({ version: 9, data: activity({ a: 'theirs', b: 'b' }) })),
  };
  const newest = { current: saved };
  const hook = await renderHook(
    ({ document, announced }: Props = asOpened) => {
      newest.current = document;
      return useSaving({
        whose,
        letGo: undefined,
        baseVersion: 1,
        unheard: undefined,
        saved,
        document,
        newest: () => newest.current,
        announced,
        ...given,
      });
    },
    { initialProps: asOpened },
  );
  const write = (written: ActivityData) => hook.rerender({ document: written, announced: null });
  const pass = (ms: number) => hook.act(() => vi.advanceTimersByTimeAsync(ms));
  const isNow = (kind: string) => vi.waitFor(() => expect(hook.result.current.state?.kind).toBe(kind));
  return { ...hook, ...given, newest, write, pass, isNow };
}

test('saves a change once, after a pause, and then keeps nothing on the device', async () => {
  const sent = fakeServer().answer('saveDraft', () => reply(2));
  const { write, pass, isNow } = await open();

  await write(mine);
  await write(later);
  await pass(KEPT_AFTER_MS);
  expect(keptHere(whose)).toEqual({ baseVersion: 1, data: later });
  await pass(SAVE_AFTER_MS);
  await isNow('saved');

  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ baseVersion: 1, data: later })]);
  expect(keptHere(whose)).toBeNull();
});

test('saves what is written during a save after it, and never two at once', async () => {
  const first = Promise.withResolvers<ReturnType<typeof reply>>();
  const sent = fakeServer().answer('saveDraft', (_, attempt) => (attempt === 1 ? first.promise : reply(3)));
  const { write, pass, isNow } = await open();

  await write(mine);
  await pass(SAVE_AFTER_MS);
  await write(later);
  await pass(SAVE_AFTER_MS);
  expect(sent).toHaveLength(1);
  first.resolve(reply(2));
  await isNow('saved');

  expect(sent.at(-1)?.body).toMatchObject({ baseVersion: 2, data: later });
});

test('says nothing waits when a change is taken back before it was sent', async () => {
  const sent = fakeServer().answer('saveDraft', () => reply(2));
  const { write, result, pass } = await open();

  await write(mine);
  await write(saved);
  await pass(SAVE_AFTER_MS);

  expect(result.current.state).toBeNull();
  expect(sent).toEqual([]);
});

test('keeps a change on the device while the line is lost, and sends it when the line is back', async () => {
  let isLost = true;
  const sent = fakeServer().answer('saveDraft', () => (isLost ? lineLost() : reply(2)));
  const { write, result, pass, isNow } = await open();

  await write(mine);
  await pass(SAVE_AFTER_MS);
  await isNow('offline');
  expect(result.current.state).toEqual({ kind: 'offline', isKept: true });
  expect(keptHere(whose)?.data).toEqual(mine);
  isLost = false;
  await pass(RETRY_AFTER_MS);
  await isNow('saved');

  expect(sent).toHaveLength(2);
  expect(keptHere(whose)).toBeNull();
});

test('says that a device without room keeps nothing, and asks whoever closes the tab', async () => {
  fakeServer().answer('saveDraft', lineLost);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { write, result, pass, isNow } = await open();

  await write(mine);
  await pass(SAVE_AFTER_MS);
  await isNow('offline');
  expect(result.current.state).toEqual({ kind: 'offline', isKept: false });
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);

  expect(closing.defaultPrevented).toBe(true);
});

test('tells a refusal once, not with every letter', async () => {
  fakeServer().answer('saveDraft', () => {
    throw new Refusal(400, 'request.invalid', { message: 'Too much text.' });
  });
  const { write, onRefused, pass, isNow } = await open();

  await write(mine);
  await pass(SAVE_AFTER_MS);
  await isNow('failed');
  await write(later);
  await pass(SAVE_AFTER_MS);

  expect(onRefused.mock.calls).toEqual([['Too much text.']]);
});

test('does not publish what could not be sent, and tells who pressed', async () => {
  fakeServer().answer('saveActivity', lineLost);
  const { result, write } = await open();
  await write(mine);

  await expect(result.current.publish()).rejects.toMatchObject({ code: 'network' });
});

test.each(['mine', 'theirs'] as const)(
  'keeps %s of what both changed when that was chosen',
  async (choice) => {
    const theirs = activity({ a: 'theirs', b: 'b' });
    const clashes = [
      { part: 'problem.a', mine: { id: 'a', text: 'mine' }, theirs: { id: 'a', text: 'theirs' } },
    ];
    const sent = fakeServer().answer('saveDraft', (_, attempt) => {
      if (attempt === 1)
        throw new Refusal(409, 'activities.changedByOthers', {
          theirs: { version: 5, savedBy: 'Ana', data: theirs, clashes },
        });
      return reply(5 + attempt);
    });
    const { write, ask, pass, isNow } = await open(choice);

    await write(mine);
    await pass(SAVE_AFTER_MS);
    await isNow('saved');

    expect(ask).toHaveBeenCalledOnce();
    expect(sent.at(-1)?.body).toMatchObject({ data: choice === 'mine' ? mine : theirs });
  },
);

test('takes in what somebody else saved while nothing of its own waits', async () => {
  fakeServer();
  const { rerender, onTakenIn, onBrought } = await open();

  await rerender({ document: saved, announced: 9 });
  await vi.waitFor(() => expect(onTakenIn).toHaveBeenCalledOnce());

  const bring = onBrought.mock.calls[0]?.[0] as (step: ActivityData) => ActivityData;
  expect(bring(saved)).toEqual(activity({ a: 'theirs', b: 'b' }));
});

test('does not take in what somebody else saved over what waits here', async () => {
  fakeServer().answer('saveDraft', () => new Promise(() => {}));
  const { write, rerender, fetchLatest } = await open();

  await write(mine);
  await rerender({ document: mine, announced: 9 });

  expect(fetchLatest).not.toHaveBeenCalled();
});

test('sends the newest letters when the editor closes, drawn or not', async () => {
  const sent = fakeServer().answer('saveDraft', () => reply(2));
  const { write, unmount, newest } = await open();

  await write(mine);
  newest.current = later;
  await unmount();

  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ data: later }));
  await vi.waitFor(() => expect(keptHere(whose)).toBeNull());
});
