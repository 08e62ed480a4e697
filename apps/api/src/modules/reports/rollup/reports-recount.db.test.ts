import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ask,
  askReport,
  closeRecount,
  FROM,
  history,
  house,
  isBefore,
  isNow,
  live,
  maple,
  openRecount,
  people,
  person,
  reportsAbove,
  sum,
  sums,
  TO,
  tokens,
  weekOf,
} from '../testing/recount-house.ts';
import { rebuildSums } from './rebuild-sums.ts';

/** Each life is lived through the tables and every report is asked several times: long on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

beforeAll(openRecount);
afterAll(closeRecount);

describe('usage and mastery', () => {
  test('is a recount of what was played, wherever families moved, whoever left and however late it came', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (lived) => {
        const lives = await live(lived);

        const center = await ask('center', { by: 'learner' });
        expect(center.total).toMatchObject({
          seconds: lives.seconds(isNow, (who, on) => lives.centerOn(who, on) === maple),
          secondsBefore: lives.seconds(isBefore, (who, on) => lives.centerOn(who, on) === maple),
          togetherSeconds: lives.together(isNow, (who, on) => lives.centerOn(who, on) === maple),
          learners: lives.learners(isNow, maple),
          mastered: lives.mastered((who) => lives.centerOf(who) === maple),
        });
        // The rows and the steps add up to it.
        for (const name of ['seconds', 'learners', 'mastered'])
          expect(sum(center.rows.map(({ figures }) => figures[name] ?? 0))).toBe(center.total[name]);
        expect(sum(center.steps.map(({ figures }) => figures.seconds ?? 0))).toBe(center.total.seconds);
        for (const { _id, trend, figures } of center.rows)
          if (_id !== 'gone') expect(sum(trend?.map((value) => value ?? 0) ?? [])).toBe(figures.seconds);
        expect(center.total).toMatchObject({
          playedDays: lives.different(({ person: who, day: on }) => `${who} ${on}`),
          playedWeeks: lives.different(({ person: who, day: on }) => `${who} ${weekOf(on)}`),
        });
        const hours = center.aside?.kind === 'hours' ? center.aside.cells.flat() : [];
        expect(sum(hours)).toBe(
          lives.seconds(isNow, (who, on) => lives.centerOn(who, on) === maple && !lives.isDeleted(who)),
        );
        for (const [who, { _id }] of people.entries()) {
          const row = center.rows.find((one) => one._id === _id);
          const isHere = lives.centerOf(who) === maple && !lives.isDeleted(who);
          expect(row !== undefined).toBe(isHere);
          if (row) expect(row.figures.seconds).toBe(lives.seconds(isNow, (one) => one === who));
        }

        const [kept, above] = [await sums(), await reportsAbove()];
        await rebuildSums(house.db);
        expect(await sums()).toEqual(kept);
        expect(await reportsAbove()).toEqual(above);
        await sql`truncate learner_play_days, learner_mastery_days`.execute(house.db);
        await rebuildSums(house.db);
        expect(await sums()).toEqual(kept);
        expect(await reportsAbove()).toEqual(above);
      }),
      { numRuns: 6 },
    );
  });
});

describe('above the center', () => {
  const figuresOf = (answer: ReportAnswer) => {
    const { periodsDue: _, ...total } = answer.total;
    return total;
  };

  test('the total of a region, a district and the head office is the sum of what its centers see', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (lived) => {
        await live(lived);
        for (const report of ['usage-and-master', 'cohort', 'continuity'])
          for (const days of [
            { from: FROM, to: TO },
            { from: FROM, to: dayAfter(FROM, 3) },
          ]) {
            const seen = await askReport('master', { report, ...days });
            const centers = [];
            for (const { _id } of seen.centers)
              centers.push(figuresOf(await askReport('master', { report, ...days, learningCenterId: _id })));
            const own = figuresOf(await askReport('center', { report, ...days }));
            expect(centers).toContainEqual(own);
            for (const name of Object.keys(own))
              expect(sum(centers.map((figures) => figures[name] ?? 0)), `${report} ${name}`).toBe(
                seen.total[name],
              );
            for (const role of ['district', 'region']) {
              const part = await askReport(role, { report, ...days, learningCenterId: maple });
              expect(figuresOf(part)).toEqual(own);
              const all = await askReport(role, { report, ...days });
              if (report === 'cohort') continue;
              for (const name of Object.keys(own))
                expect(sum(all.rows.map(({ figures }) => figures[name] ?? 0)), name).toBe(all.total[name]);
            }
          }
      }),
      { numRuns: 4 },
    );
  });

  test('the dates are those that were selected, also of a week that is still going on', async () => {
    const { period } = await ask('district', { from: '2026-10-24', to: '2026-11-03' });
    expect(period).toMatchObject({ from: '2026-10-24', to: '2026-11-03' });
  });
});

describe('cohorts', () => {
  const spring = fc.integer({ min: 0, max: 150 }).map((days) => dayAfter('2026-01-01', days));

  test('are a recount of who began when and played in which month after it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(spring, { minLength: 5, maxLength: 5 }),
        fc.array(fc.record({ person, day: spring }), { maxLength: 40 }),
        async (began, days) => {
          const beats = days.map((beat) => ({ ...beat, seconds: 60, together: false }));
          await live({ beats, mastered: [], moves: [null, null, null, null, null], deleted: null });
          for (const [family, on] of began.entries())
            await house.db
              .updateTable('families')
              .set({ created_at: new Date(`${on}T18:00:00Z`) })
              .where('_id', '=', people[family * 2]?.familyId ?? '')
              .execute();

          const reply = await house.ask('report', {
            as: tokens.get('center') ?? '',
            body: { report: 'cohort', from: '2026-01-01', to: '2026-06-30' },
          });

          const { rows } = reply.json<{ data: ReportAnswer }>().data;
          expect(rows.map(({ _id }) => _id)).toEqual(
            [...new Set(began.map((on) => on.slice(0, 7)))].toSorted(),
          );
          for (const { _id, figures } of rows) {
            const own = began.flatMap((on, family) => (on.startsWith(_id) ? [family] : []));
            const playedIn = (month: number) =>
              own.filter((family) =>
                days.some((beat) => {
                  const isTheirs = Math.floor(beat.person / 2) === family;
                  return isTheirs && Number(beat.day.slice(5, 7)) === Number(_id.slice(5)) + month;
                }),
              ).length;
            expect(figures).toMatchObject({
              families: own.length,
              learners: own.length * 2,
              due0: own.length,
            });
            for (const month of [0, 1, 2]) expect(figures[`played${month}`]).toBe(playedIn(month));
          }
        },
      ),
      { numRuns: 4 },
    );
  });

  test('are for those whose role has them', async () => {
    const reply = await house.ask('report', {
      as: tokens.get('teacher') ?? '',
      body: { report: 'cohort', from: FROM, to: TO },
    });
    expect(reply.statusCode).toBe(403);
  });
});
