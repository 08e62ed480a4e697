import { HABITS } from '@flink/contract/reports/continuity.ts';
import type { Figures } from '@flink/contract/reports/report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Asked, ServedReport, Step } from '../served-report.ts';
import { learnerUnit, ofCenters, taught, type UnitName, unitOf } from './report-units.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * For each learner and each period since they came whether they played in it, where the learner is now. A period that is not
 * over is a mark only for those who played in it already.
 */
function marksOf(by: UnitName, asked: Asked, steps: readonly Step[]): RawBuilder<unknown> {
  const { of, joined } = unitOf(by);
  // Whether a learner played in a period is known from the first day that is found: who played daily is not read daily.
  return sql`with step as (
      select * from unnest(${steps.map(({ days }) => days.from)}::date[], ${steps.map(({ days }) => days.to)}::date[],
        ${steps.map(({ isOver }) => isOver)}::boolean[]) with ordinality as step(starts, ends, is_over, place)
    ), who as (
      select distinct ${of} as unit, member._id,
        least((member.created_at at time zone center.time_zone)::date,
          (select min(day) from learner_play_days where learner_id = member._id)) as came
      from families as family join learning_centers as center on center._id = family.learning_center_id
      join family_members as member on member.family_id = family._id ${joined}
      where center._id = ${ofCenters(asked)} and ${taught(asked)}
    )
    select who.unit, ${unitOf(by).name} as name, who._id, string_agg(case
        when exists (
          select from learner_play_days
          where learner_id = who._id and day between step.starts and step.ends
        ) then '1'
        when step.is_over and step.ends >= who.came then '0' else '-' end, '' order by step.place) as marks
    from who cross join step group by who.unit, who._id order by 2, 1`;
}

interface Marked {
  readonly unit: string;
  readonly name: string | null;
  readonly _id: string;
  /** For each period: played, not played, or nothing to say. */
  readonly marks: string;
}

const habitOf = (marks: string): (typeof HABITS)[number] => {
  if (/^1+$/.test(marks)) return 'every';
  if (/^0+$/.test(marks)) return 'never';
  if (marks.endsWith('0')) return 'paused';
  return /10+1/.test(marks) ? 'cameBack' : 'began';
};

function habitsOf(learners: readonly Marked[]): Counts {
  const counts: Record<string, number> = { ...NOBODY };
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const { marks } of learners) {
    const told = marks.replaceAll('-', '');
    add('learners', 1);
    add(habitOf(told), 1);
    add('periodsDue', told.length);
    add('periodsPlayed', told.replaceAll('0', '').length);
  }
  return counts;
}

/** Of one period, against the one before it. */
function periodOf(learners: readonly Marked[], place: number): Figures {
  const count = (is: (mark: string | undefined, before: string | undefined, ever: boolean) => boolean) =>
    learners.filter(({ marks }) => is(marks[place], marks[place - 1], marks.slice(0, place).includes('1')))
      .length;
  return {
    learners: count((mark) => mark === '1'),
    stayed: count((mark, before) => mark === '1' && before === '1'),
    beganNow: count((mark, _, ever) => mark === '1' && !ever),
    cameBackNow: count((mark, before, ever) => mark === '1' && ever && before !== '1'),
    pausedNow: count((mark, before) => mark === '0' && before === '1'),
  };
}

const NOBODY: Counts = Object.fromEntries(
  ['learners', ...HABITS, 'periodsDue', 'periodsPlayed'].map((name) => [name, 0]),
);

export const continuityReport: ServedReport = async (db, by, asked, steps) => {
  const { rows } = await sql<Marked>`${marksOf(learnerUnit(by), asked, steps)}`.execute(db);
  // Who came after the last period has nothing to say yet.
  const marked = rows.filter(({ marks }) => /[01]/.test(marks));
  // A family may have several teachers; altogether each learner counts once.
  const everybody = [...new Map(marked.map((learner) => [learner._id, learner])).values()];
  return {
    rows: [...Map.groupBy(marked, ({ unit }) => unit)].map(([_id, learners]) => ({
      _id,
      name: learners[0]?.name ?? null,
      figures: habitsOf(learners),
    })),
    total: habitsOf(everybody),
    steps: steps.map((_, place) => periodOf(everybody, place)),
  };
};
