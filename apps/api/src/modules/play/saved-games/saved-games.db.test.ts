import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';

let house: PlayHouse;
let anaAndLeo: string;

beforeAll(async () => {
  house = await openPlayHouse();
  await house.offer();
  anaAndLeo = await house.tokenOf('ana', 'leo');
});

afterEach(() => house.clear());
afterAll(() => house.close());

const game = (moves: number) => ({
  seed: 7,
  players: 2,
  contentMark: 'mark',
  events: Array.from({ length: moves }, (_, answer) => ({ type: 'answer', answer })),
});

const params = () => ({ activityId: house.animals.id });

const save = (body: unknown, as = anaAndLeo) => house.ask('saveGame', { as, params: params(), body });

const read = async (as = anaAndLeo) => {
  const {
    success: _,
    finishedRun: _run,
    ...kept
  } = (await house.ask('savedGame', { as, params: params() })).json();
  return kept;
};

const forget = (revision?: number) =>
  house.ask('forgetGame', { as: anaAndLeo, params: params(), query: revision ? { revision } : {} });

test('a game that was never saved is none', async () => {
  expect(await read()).toEqual({ saved: null, revision: 0 });
});

test('a half-played game is found again as it was left', async () => {
  const reply = await save({ saved: game(3), revision: 3 });

  expect(reply.json()).toEqual({ success: true, revision: 3, finished: false });
  expect(await read()).toEqual({ saved: game(3), revision: 3 });
});

test('a packet that comes late does not overwrite a newer one, and is told so', async () => {
  await save({ saved: game(5), revision: 5 });

  const late = await save({ saved: game(4), revision: 4 });
  const twin = await save({ saved: game(1), revision: 5 });

  expect([late.json().revision, twin.json().revision]).toEqual([5, 5]);
  expect(await read()).toEqual({ saved: game(5), revision: 5 });
});

test('of packets that come at once the newest is kept', async () => {
  const revisions = [4, 9, 1, 12, 7, 3, 11, 2];

  const replies = await Promise.all(revisions.map((revision) => save({ saved: game(revision), revision })));

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(revisions.length).fill(200));
  expect(await read()).toEqual({ saved: game(12), revision: 12 });
});

test('a game that is over stays over when its last save comes late', async () => {
  await save({ saved: game(5), revision: 5 });

  const reply = await forget(6);
  await save({ saved: game(6), revision: 6 });

  expect(reply.json()).toEqual({ success: true, revision: 6, finishedElsewhere: false });
  expect(await read()).toEqual({ saved: null, revision: 6 });
});

test('a new game goes on from the revision of the old one', async () => {
  await save({ saved: game(5), revision: 5 });
  await forget();

  await save({ saved: game(1), revision: 6 });

  expect(await read()).toEqual({ saved: game(1), revision: 6 });
});

test('a game is that of those who played it, in their order, and nobody else reads it', async () => {
  await save({ saved: game(2), revision: 2 });

  const strangers: Parameters<PlayHouse['tokenOf']>[] = [
    ['ana'],
    ['leo'],
    ['baraka'],
    ['leo', 'ana'],
    ['ana', 'mia'],
  ];
  for (const [first, ...others] of strangers)
    expect(await read(await house.tokenOf(first, ...others)), [first, ...others].join()).toEqual({
      saved: null,
      revision: 0,
    });
  expect(await read(await house.tokenOf('ana', 'leo'))).toEqual({ saved: game(2), revision: 2 });
});

test('what somebody plays with others takes nothing from the game they play alone', async () => {
  const ana = await house.tokenOf('ana');
  const alone = { ...game(3), players: 1 };
  await save({ saved: alone, revision: 3 }, ana);

  await save({ saved: game(5), revision: 5 });
  await forget(5);

  expect(await read(ana)).toEqual({ saved: alone, revision: 3 });
});

test('a game of an activity that is not there is refused', async () => {
  const nowhere = { activityId: uuidv7() };

  const replies = [
    await house.ask('saveGame', { as: anaAndLeo, params: nowhere, body: { saved: game(1), revision: 1 } }),
    await house.ask('forgetGame', { as: anaAndLeo, params: nowhere }),
  ];

  expect(replies.map((reply) => reply.json().code)).toEqual(Array(2).fill('play.activityNotFound'));
});

test('whatever an event holds is found again', async () => {
  const event = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { noNullPrototype: true });
  let revision = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 5 }), async (events) => {
      const saved = JSON.parse(JSON.stringify({ ...game(0), events }));
      fc.pre(!JSON.stringify(saved).match(/__proto__|constructor|\\u0000|\\ud[89a-f]/i));
      revision += 1;

      expect((await save({ saved, revision })).statusCode, JSON.stringify(saved)).toBe(200);

      expect(await read()).toEqual({ saved, revision });
    }),
    { numRuns: 60, seed: 20_261 },
  );
});

describe('a game on two devices', () => {
  const runId = uuidv7();
  const leo = () => house.tokenOf('leo');
  const run = (moves: number, id = runId) => ({ ...game(moves), players: 1, runId: id });
  const finish = async (as: string, revision: number, finishId = uuidv7(), id = runId) =>
    (
      await house.ask('forgetGame', { as, params: params(), query: { revision, runId: id, finishId } })
    ).json();
  const report = (as: string, right: number) =>
    house.ask('updateLearners', {
      as,
      body: [
        {
          learnerId: house.learners.leo,
          data: {
            reports: { [house.animals.id]: {} },
            result: {
              id: runId,
              activityId: house.animals.id,
              score: {
                allProblemsCount: 4,
                problemsAnsweredCorrectly: right,
                problemsAnsweredIncorrectly: 4 - right,
              },
            },
          },
        },
      ],
    });

  test('that is finished on both has one result, and the second one is told so', async () => {
    const [tablet, phone] = [await leo(), await leo()];
    await save({ saved: run(3), revision: 3 }, tablet);

    const replies = [await report(tablet, 4), await report(phone, 1)];
    const first = await finish(tablet, 5);
    const second = await finish(phone, 9);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const results = await house.db
      .selectFrom('activity_results')
      .select(['_id', 'problems_answered_correctly as right'])
      .where('learner_id', '=', house.learners.leo)
      .execute();
    expect(results).toEqual([{ _id: runId, right: 4 }]);
    expect([first.finishedElsewhere, second.finishedElsewhere]).toEqual([false, true]);
  });

  test('is over on the second as soon as it saves, however far it has come', async () => {
    const [tablet, phone] = [await leo(), await leo()];
    await save({ saved: run(3), revision: 3 }, tablet);
    await finish(tablet, 5);

    const late = await save({ saved: run(20), revision: 20 }, phone);

    expect(late.json()).toMatchObject({ finished: true });
    const { saved, finishedRun } = (await house.ask('savedGame', { as: phone, params: params() })).json();
    expect({ saved, finishedRun }).toEqual({ saved: null, finishedRun: runId });
  });

  test('that is finished leaves another game alone that was begun on the second', async () => {
    const [tablet, phone] = [await leo(), await leo()];
    await save({ saved: run(3), revision: 3 }, tablet);
    const other = run(1, uuidv7());
    await save({ saved: other, revision: 4 }, phone);

    await finish(tablet, 9);
    const next = await save({ saved: { ...other, seed: 8 }, revision: 5 }, phone);

    expect(next.json()).toMatchObject({ revision: 5, finished: false });
    expect((await read(phone)).saved).toEqual({ ...other, seed: 8 });
  });

  test('whose finish is sent twice was finished once', async () => {
    const finishId = uuidv7();

    const replies = [await finish(await leo(), 5, finishId), await finish(await leo(), 5, finishId)];

    expect(replies.map(({ finishedElsewhere }) => finishedElsewhere)).toEqual([false, false]);
  });
});

const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) });

test.each([
  ['a text', 'game'],
  ['a list', []],
  ['without a seed', { ...game(1), seed: undefined }],
  ['with a field nobody knows', { ...game(1), cheat: true }],
  ['of four players', { ...game(1), players: 4 }],
  ['with a long mark', { ...game(1), contentMark: 'x'.repeat(101) }],
  ['with events that are no objects', { ...game(1), events: ['answer'] }],
  ['with more events than a game has', { ...game(1), events: Array(10_001).fill({}) }],
  ['that nests without end', { ...game(1), events: [nested(3_000)] }],
])('a game that is %s is refused', async (_, saved) => {
  const reply = await save({ saved, revision: 1 });

  expect(reply.statusCode).toBe(400);
  expect(await read()).toEqual({ saved: null, revision: 0 });
});

test('a game of 256 KB is refused, one that is a little smaller is kept', async () => {
  const sized = (bytes: number) => ({
    saved: { ...game(0), events: [{ text: 'x'.repeat(bytes) }] },
    revision: 1,
  });

  const large = await save(sized(256 * 1_024));
  const small = await save(sized(255 * 1_024));

  expect(large.statusCode).toBe(413);
  expect(large.json().code).toBe('request.tooLarge');
  expect(small.statusCode).toBe(200);
});
