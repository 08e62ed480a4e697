import { CallFailed } from '@flink/contract/client/client.ts';
import { type ActivityData, type Outline, outlineOf } from '@flink/contract/rules/make/activity-parts.ts';
import { mergeActivity } from '@flink/contract/rules/make/merge-activity.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Choice, saveMeeting } from './save-meeting.ts';
import { unheardSince } from './unheard.ts';

const activity = (texts: Readonly<Record<string, string>>): ActivityData => ({
  version: 1,
  options: {},
  gameData: { problems: Object.entries(texts).map(([id, text]) => ({ id, text })) },
});

/** Keeps and merges as the server does. */
function shop(first: ActivityData) {
  const outlines: Outline[] = [outlineOf(first)];
  let kept = first;
  return {
    kept: () => kept,
    put: async (data: ActivityData, baseVersion: number) => {
      const merged = mergeActivity(outlines[baseVersion] ?? null, data, kept);
      if (!merged.ok)
        throw new CallFailed(409, {
          code: 'activities.changedByOthers',
          message: '',
          theirs: { version: outlines.length - 1, savedBy: 'Ana', data: kept, clashes: merged.clashes },
        });
      kept = merged.data;
      outlines.push(outlineOf(kept));
      return { version: outlines.length - 1, data: kept };
    },
  };
}

const BEGINNING = { a: 'a', b: 'b', c: 'c' };

test.each(['mine', 'theirs'] as const)(
  '%s of what both changed stays, and nothing else is lost',
  async (choice) => {
    const { put, kept } = shop(activity(BEGINNING));
    await put(activity({ ...BEGINNING, a: 'theirs', b: 'their b' }), 0);

    await saveMeeting(activity({ ...BEGINNING, a: 'mine', c: 'my c' }), 0, {
      put,
      ask: async () => choice,
      unheard: unheardSince(),
    });

    expect(kept()).toEqual(activity({ a: choice, b: 'their b', c: 'my c' }));
  },
);

test('whatever two people write, only the side that was not chosen goes', async () => {
  const written = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('x', 'y'));
  await fc.assert(
    fc.asyncProperty(
      written,
      written,
      fc.constantFrom<Choice>('mine', 'theirs'),
      async (own, their, choice) => {
        const { put, kept } = shop(activity(BEGINNING));
        await put(activity({ ...BEGINNING, ...their }), 0);

        await saveMeeting(activity({ ...BEGINNING, ...own }), 0, {
          put,
          ask: async () => choice,
          unheard: unheardSince(),
        });

        const [first, second] = choice === 'mine' ? [their, own] : [own, their];
        const problems = (kept().gameData as { problems: { id: string; text: string }[] }).problems;
        expect(Object.fromEntries(problems.map(({ id, text }) => [id, text]))).toEqual({
          ...BEGINNING,
          ...first,
          ...second,
        });
      },
    ),
  );
});

test('another failure is told', async () => {
  const put = () => Promise.reject(new CallFailed(0, { code: 'network', message: 'gone' }));

  const ways = { put, ask: async () => expect.unreachable(), unheard: unheardSince() };

  await expect(saveMeeting(activity({}), 0, ways)).rejects.toThrow('gone');
});

test('nobody is asked about what was sent from here and arrived without an answer', async () => {
  const { put, kept } = shop(activity(BEGINNING));
  const ask = vi.fn(async (): Promise<Choice> => 'theirs');
  const unheard = unheardSince();
  const begun = activity({ ...BEGINNING, a: 'So' });
  unheard.sent(begun);
  await put(begun, 0);
  // The tab was closed before the answer came: the next one knows it by its mark.
  const next = unheardSince(unheard.marks());

  await saveMeeting(activity({ ...BEGINNING, a: 'So it is' }), 0, { put, ask, unheard: next });

  expect(ask).not.toHaveBeenCalled();
  expect(kept()).toEqual(activity({ ...BEGINNING, a: 'So it is' }));
});

test('what somebody else saved over it is asked about', async () => {
  const { put } = shop(activity(BEGINNING));
  const ask = vi.fn(async (): Promise<Choice> => 'mine');
  const unheard = unheardSince();
  const begun = activity({ ...BEGINNING, a: 'So' });
  unheard.sent(begun);
  await put(begun, 0);
  await put(activity({ ...BEGINNING, a: 'theirs' }), 1);

  await saveMeeting(activity({ ...BEGINNING, a: 'So it is' }), 0, { put, ask, unheard });

  expect(ask).toHaveBeenCalledTimes(1);
});

test('a refusal in between does not make the own words those of somebody else; a save does', async () => {
  const { put, kept } = shop(activity(BEGINNING));
  const ask = vi.fn(async (): Promise<Choice> => 'theirs');
  const unheard = unheardSince();
  const failed = (status: number, code: CallFailed['code']) =>
    new CallFailed(status, { code, message: code });
  const arrivesUnheard = async (data: ActivityData, baseVersion: number) => {
    await put(data, baseVersion);
    throw failed(0, 'network');
  };
  const ended = () => Promise.reject(failed(401, 'session.expired'));
  const [begun, whole] = [activity({ ...BEGINNING, a: 'So' }), activity({ ...BEGINNING, a: 'So it is' })];

  await expect(saveMeeting(begun, 0, { put: arrivesUnheard, ask, unheard })).rejects.toThrow('network');
  await expect(saveMeeting(whole, 0, { put: ended, ask, unheard })).rejects.toThrow('session.expired');
  await saveMeeting(whole, 0, { put, ask, unheard: unheardSince(unheard.marks()) });
  expect([ask.mock.calls.length, kept()]).toEqual([0, whole]);

  await saveMeeting(whole, 2, { put, ask, unheard });
  expect(unheard.marks()).toEqual([]);
});
