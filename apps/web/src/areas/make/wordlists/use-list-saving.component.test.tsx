import type { Wordlist } from '@flink/contract/entities/wordlists.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakeServer, lineLost, Refusal } from '../../../testing/fake-server.ts';
import { keptHere } from '../editor/kept-here.ts';
import { draftOf, type ListDraft, withWord } from './list-draft.ts';
import { useListSaving } from './use-list-saving.ts';

const LIST_ID = '018f0000-0000-7000-8000-00000000000a';
const whose = { personId: '018f0000-0000-7000-8000-00000000000b', activityId: LIST_ID };

const list = (version: number): Wordlist => ({
  _id: LIST_ID,
  version,
  name: 'Animals',
  locale: 'en',
  shipped: false,
  wasChanged: false,
  isValid: true,
  educationalCategories: [],
  wordCount: 0,
  unknownCount: 0,
  activityCount: 0,
  inEditList: false,
  owner: null,
  updatedAt: '2026-11-19T12:00:00.000Z',
  updatedBy: null,
  words: [],
});
const served = (version: number) => ({ success: true as const, data: list(version), links: {} });

const saved = draftOf(list(1));
const withLion = withWord(saved, 0, 'lion');
const withLionAndAnt = withWord(withLion, 1, 'ant');

/** A few letters are one save. */
const SAVE_AFTER_MS = 1_200;
const RETRY_AFTER_MS = 5_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

async function open(choice: Promise<'mine' | 'theirs'> = Promise.resolve('mine')) {
  const onServed = vi.fn();
  const onTheirs = vi.fn();
  const ask = vi.fn(() => choice);
  const hook = await renderHook(
    (draft: ListDraft = saved) => useListSaving({ whose, version: 1, saved, draft, ask, onServed, onTheirs }),
    { initialProps: saved },
  );
  return { ...hook, onServed, onTheirs, ask };
}

const changedByOthers = (version: number): never => {
  throw new Refusal(409, 'wordlists.changedByOthers', { theirs: list(version) });
};

test('saves a change once, after a pause, and then keeps nothing on the device', async () => {
  const sent = fakeServer().answer('saveWordlist', () => served(2));
  const { rerender, result, onServed } = await open();

  await rerender(withWord(saved, 0, 'lio'));
  await rerender(withLion);
  expect(result.current.state).toEqual({ kind: 'unsaved' });
  expect(keptHere(whose)?.data).toEqual(withLion);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await vi.waitFor(() => expect(result.current.state?.kind).toBe('saved'));

  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ version: 1, words: [{ word: 'lion', wordId: null }] }),
  ]);
  expect(onServed).toHaveBeenCalledOnce();
  expect(keptHere(whose)).toBeNull();
});

test('saves what is typed during a save after it, from the version that came back, and never two at once', async () => {
  const first = Promise.withResolvers<ReturnType<typeof served>>();
  const sent = fakeServer().answer('saveWordlist', (_, attempt) =>
    attempt === 1 ? first.promise : served(3),
  );
  const { rerender, result } = await open();

  await rerender(withLion);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await rerender(withLionAndAnt);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(sent).toHaveLength(1);
  first.resolve(served(2));
  await vi.waitFor(() => expect(result.current.state?.kind).toBe('saved'));

  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ version: 1 }),
    expect.objectContaining({
      version: 2,
      words: [
        { word: 'lion', wordId: null },
        { word: 'ant', wordId: null },
      ],
    }),
  ]);
});

test('keeps a change on the device while the line is lost, and sends it when the line is back', async () => {
  let isLost = true;
  const sent = fakeServer().answer('saveWordlist', () => (isLost ? lineLost() : served(2)));
  const { rerender, result } = await open();

  await rerender(withLion);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await vi.waitFor(() => expect(result.current.state?.kind).toBe('offline'));
  expect(keptHere(whose)?.data).toEqual(withLion);
  isLost = false;
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
  await vi.waitFor(() => expect(result.current.state?.kind).toBe('saved'));

  expect(sent).toHaveLength(2);
  expect(keptHere(whose)).toBeNull();
});

test('offers to retry what the server refused, and keeps it meanwhile', async () => {
  let isRefused = true;
  fakeServer().answer('saveWordlist', () => {
    if (isRefused) throw new Refusal(403, 'categories.notYours');
    return served(2);
  });
  const { rerender, result } = await open();

  await rerender(withLion);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await vi.waitFor(() => expect(result.current.state?.kind).toBe('failed'));
  expect(keptHere(whose)?.data).toEqual(withLion);
  isRefused = false;
  const { state } = result.current;
  if (state?.kind === 'failed') state.onRetry();

  await vi.waitFor(() => expect(result.current.state?.kind).toBe('saved'));
});

test('saves my list over theirs when the person chooses mine', async () => {
  const sent = fakeServer().answer('saveWordlist', (_, attempt) =>
    attempt === 1 ? changedByOthers(7) : served(8),
  );
  const { rerender, result, onTheirs } = await open();

  await rerender(withLion);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await vi.waitFor(() => expect(result.current.state?.kind).toBe('saved'));

  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ version: 1 }),
    expect.objectContaining({ version: 7, words: [{ word: 'lion', wordId: null }] }),
  ]);
  expect(onTheirs).not.toHaveBeenCalled();
});

test('sends nothing more and forgets mine when the person chooses theirs', async () => {
  const sent = fakeServer().answer('saveWordlist', () => changedByOthers(7));
  const { rerender, onTheirs, ask } = await open(Promise.resolve('theirs'));

  await rerender(withLion);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await vi.waitFor(() => expect(onTheirs).toHaveBeenCalledOnce());

  expect(ask).toHaveBeenCalledWith(list(7));
  expect(sent).toHaveLength(1);
  expect(keptHere(whose)).toBeNull();
});

test('sends what is typed while somebody chooses between mine and theirs', async () => {
  const choice = Promise.withResolvers<'mine' | 'theirs'>();
  const sent = fakeServer().answer('saveWordlist', (_, attempt) =>
    attempt === 1 ? changedByOthers(7) : served(8),
  );
  const { rerender, result, ask } = await open(choice.promise);
  await rerender(withLion);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());

  await rerender(withLionAndAnt);
  choice.resolve('mine');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await vi.waitFor(() => expect(result.current.state?.kind).toBe('saved'));

  expect(sent.at(-1)?.body).toMatchObject({ words: [{ word: 'lion' }, { word: 'ant' }] });
  expect(keptHere(whose)).toBeNull();
});

test('sends the last change when the editor closes, before its pause is over', async () => {
  const sent = fakeServer().answer('saveWordlist', () => served(2));
  const { rerender, unmount } = await open();

  await rerender(withLion);
  await unmount();

  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(keptHere(whose)).toBeNull());
});

test('says why the server does not have it, to whoever must know before going on', async () => {
  fakeServer().answer('saveWordlist', () => {
    throw new Refusal(403, 'categories.notYours');
  });
  const { rerender, result } = await open();

  await rerender(withLion);

  expect(await result.current.saveNow()).toMatchObject({ code: 'categories.notYours' });
});
