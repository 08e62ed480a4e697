import type { LearnerChange } from '@flink/contract/entities/play.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../db/testing/until-waiting.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';
import { progressIn, scoredData } from '../testing/progress-in.ts';
import { progressService } from './progress.service.ts';

let house: PlayHouse;
let team: string;

beforeAll(async () => {
  house = await openPlayHouse();
  await house.offer();
  team = await house.tokenOf('ana', 'leo', 'mia');
});

afterEach(() => house.clear());
afterAll(() => house.close());

const { update, reporting, scored, reports, reportOf, results } = progressIn(
  () => house,
  () => team,
);

const MAY = '2026-05-01T10:00:00.000Z';
const JUNE = '2026-06-01T10:00:00.000Z';

describe('devices at once', () => {
  const secondServer = () =>
    progressService({
      db: house.db,
      menus: { checkSolutions: async () => {} },
      catalog: { localeCodes: async () => ['en'] },
    });
  const teamOf = (...names: readonly (keyof PlayHouse['learners'])[]) =>
    ({
      learners: names.map((name) => ({ _id: house.learners[name], familyId: '' })),
      learnerIds: names.map((name) => house.learners[name]).sort(),
    }) as unknown as PlayingTeam;

  test('lose nothing of each other', async () => {
    const everybody = ['ana', 'leo', 'mia'] as const;
    const items = [house.animals.id, house.colours.id];
    const calls = Array.from({ length: 36 }, (_, n) => {
      // Every order of names and of items is among them.
      const names = everybody.map((_name, place) => everybody[(place * (1 + (n % 2)) + n) % 3] ?? 'ana');
      const ordered = n % 4 < 2 ? items : items.toReversed();
      return names.map((name) => ({
        learnerId: house.learners[name],
        data: {
          reports: Object.fromEntries(
            ordered.map((item) => [item, n % 3 === 0 ? { mastered: true } : { partial: true }]),
          ),
          result: scoredData(ordered[0] ?? '', 4, 4).result,
        },
      }));
    });

    const replies = await Promise.all(calls.map((changes) => update(changes)));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(36).fill(200));
    expect(await results()).toHaveLength(108);
    for (const name of everybody) {
      for (const item of items)
        expect(await reportOf(name, item), name).toMatchObject({ mastered: true, together: true });
      expect(await reportOf(name, house.colours.id)).toMatchObject({ partial: true });
    }
  });

  /** Has leo mastered the animals, and has not said so to others before `commit`. */
  const otherDevice = async () => {
    const wrote = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const done = house.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('family_members')
        .select('_id')
        .where('_id', '=', house.learners.leo)
        .forNoKeyUpdate()
        .execute();
      await tx
        .insertInto('learner_reports')
        .values({
          learner_id: house.learners.leo,
          item_id: house.animals.id,
          mastered: true,
          date_mastered: MAY,
        })
        .execute();
      wrote.resolve();
      await committing.promise;
    });
    await wrote.promise;
    return {
      commit: () => {
        committing.resolve();
        return done;
      },
    };
  };

  test('a change waits for the one before it and adds to what that one wrote', async () => {
    const other = await otherDevice();
    const own = update([reporting('leo', { partial: true })]);
    await untilWaiting(house.db, 1);

    await other.commit();

    expect((await own).json().data[0].reports[house.animals.id]).toEqual({
      mastered: true,
      partial: true,
      dateMastered: MAY,
      masteredTogether: false,
    });
  });

  test('two servers that name the same learners in another order do not block each other', async () => {
    const other = await otherDevice();
    const leoFirst = update([reporting('leo', { partial: true }), reporting('ana', { partial: true })]);
    await untilWaiting(house.db, 1);
    const anaFirst = secondServer().update(teamOf('ana', 'leo'), [
      reporting('ana', { partial: true }),
      reporting('leo', { partial: true }),
    ]);
    await untilWaiting(house.db, 2);

    await other.commit();

    expect((await leoFirst).statusCode).toBe(200);
    expect((await anaFirst).map(({ learnerId }) => learnerId)).toEqual([
      house.learners.ana,
      house.learners.leo,
    ]);
  });

  test('the same result from two devices is one result', async () => {
    const said = [scored('ana', 4, 4), scored('leo', 4, 4)];

    const replies = await Promise.all(Array.from({ length: 10 }, () => update(said)));

    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await results()).toHaveLength(2);
  });
});

describe('teams at once', () => {
  const others = ['emma', 'baraka'] as const;

  test('are served together and each gets its own', async () => {
    const tokens = await Promise.all(others.map((name) => house.tokenOf(name)));

    const [own, emma, baraka] = await Promise.all([
      update([scored('ana', 4, 4), scored('leo', 1, 4)]),
      update([scored('emma', 4, 4)], tokens[0]),
      update([scored('baraka', 0, 4)], tokens[1]),
    ]);

    expect(own.json().data.map(({ learnerId }: { learnerId: string }) => learnerId)).toEqual([
      house.learners.ana,
      house.learners.leo,
    ]);
    expect(emma.json().data[0].reports[house.animals.id]).toMatchObject({ mastered: true });
    expect(baraka.json().data[0].reports[house.animals.id]).toMatchObject({ mastered: false, partial: true });
    expect(await results()).toHaveLength(4);
  });

  test('have not mastered together what each mastered for itself', async () => {
    const tokens = await Promise.all(['ana', ...others].map((name) => house.tokenOf(name)));

    // The first is under way while the others gather behind it.
    await Promise.all([
      update([scored('ana', 4, 4)], tokens[0]),
      update([scored('emma', 4, 4)], tokens[1]),
      update([scored('baraka', 4, 4)], tokens[2]),
    ]);

    for (const name of ['ana', ...others] as const)
      expect(await reportOf(name)).toMatchObject({ mastered: true, together: false });
  });

  test('one that names an activity that is not there is refused alone', async () => {
    const tokens = await Promise.all(others.map((name) => house.tokenOf(name)));

    const replies = await Promise.all([
      update([scored('ana', 4, 4)]),
      update([reporting('emma', { mastered: true }, uuidv7())], tokens[0]),
      update([scored('baraka', 4, 4)], tokens[1]),
    ]);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200]);
    expect(await results()).toHaveLength(2);
    expect(await reportOf('emma')).toBeNull();
  });
});

test('changes lead to the same reports in any order and however often they are sent', async () => {
  const dates = [MAY, JUNE, '2026-05-20T10:00:00.000Z'];
  const names = ['ana', 'leo', 'mia'] as const;
  const items = [house.animals.id, house.colours.id];
  const report = fc.record(
    { mastered: fc.boolean(), partial: fc.boolean(), dateMastered: fc.constantFrom(...dates) },
    { requiredKeys: ['dateMastered'] },
  );
  const change: fc.Arbitrary<LearnerChange> = fc
    .record({
      name: fc.constantFrom(...names),
      reports: fc.dictionary(fc.constantFrom(...items), report, { minKeys: 1 }),
      result: fc.option(fc.record({ item: fc.constantFrom(...items), correct: fc.nat(4), report })),
    })
    .map(({ name, reports: said, result }) => ({
      learnerId: house.learners[name],
      data: {
        reports: result ? { ...said, [result.item]: result.report } : said,
        ...(result
          ? {
              result: {
                id: uuidv7(),
                activityId: result.item,
                score: {
                  allProblemsCount: 4,
                  problemsAnsweredCorrectly: result.correct,
                  problemsAnsweredIncorrectly: 4 - result.correct,
                },
              },
            }
          : {}),
      },
    }));
  const sequences = fc
    .array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 })
    .chain((calls) =>
      fc.record({
        calls: fc.constant(calls),
        again: fc
          .array(fc.nat(calls.length - 1), { maxLength: 4 })
          .chain((twice) =>
            fc.shuffledSubarray([...calls.keys(), ...twice], { minLength: calls.length + twice.length }),
          ),
      }),
    );
  const after = async (calls: readonly (readonly LearnerChange[] | undefined)[]) => {
    await house.clear();
    for (const changes of calls) expect((await update(changes ?? [])).statusCode).toBe(200);
    return reports();
  };

  await fc.assert(
    fc.asyncProperty(sequences, async ({ calls, again }) => {
      expect(await after(again.map((index) => calls[index]))).toEqual(await after(calls));
    }),
    { numRuns: 40, seed: 20_261 },
  );
}, 120_000);
