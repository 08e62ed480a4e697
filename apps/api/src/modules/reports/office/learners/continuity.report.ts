import { HABITS } from '@flink/contract/reports/continuity.report.ts';
import type { Figures } from '@flink/contract/reports/report.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked, ServedReport, Step } from '../served-report.ts';
import { learnerUnit, ofCenters, taught, type UnitName, unitOf } from './report-units.ts';

type Counts = Readonly<Record<string, number>>;

interface Pattern {
  readonly unit: string;
  readonly name: string | null;
  /** For each period: played, not played, or nothing to say. */
  readonly marks: string;
  readonly learners: number;
}

/**
 * How many learners have which pattern over the periods since they came, in the center that they have now. A period that is
 * not over counts only for those who have played in it.
 */
const patternsOf = (
  db: DbOrTx,
  by: UnitName,
  asked: Asked,
  steps: readonly Step[],
): Promise<readonly Pattern[]> =>
  steps.every(isMonth) ? patternsOfMonths(db, by, asked, steps) : patternsOfDays(db, by, asked, steps);

const isMonth = ({ days: { from, to }, isOver }: Step): boolean =>
  from.endsWith('-01') && to.slice(0, 7) === from.slice(0, 7) && (!isOver || dayAfter(to, 1).endsWith('-01'));

async function patternsOfDays(
  db: DbOrTx,
  by: UnitName,
  asked: Asked,
  steps: readonly Step[],
): Promise<readonly Pattern[]> {
  const { name } = unitOf(by);
  const { rows } = await sql<Pattern>`
    with step as (
      select * from unnest(${steps.map(({ days }) => days.from)}::date[], ${steps.map(({ days }) => days.to)}::date[],
        ${steps.map(({ isOver }) => isOver)}::boolean[]) with ordinality as step(starts, ends, is_over, place)
    ), who as (
      select distinct member.unit, member._id, least(member.joined_on,
          (select min(day) from learner_play_days where learner_id = member._id)) as came
      from (${membersOf(by, asked)}) as member
    ), learner as (
      select who.unit, who._id, string_agg(case
          when exists (
            select from learner_play_days
            where learner_id = who._id and day between step.starts and step.ends
          ) then '1'
          when step.is_over and step.ends >= who.came then '0' else '-' end, '' order by step.place) as marks
      from who cross join step group by 1, 2
    )
    select unit, ${name} as name, marks, learners from (
      select unit, marks, count(*)::integer as learners from learner where marks ~ '[01]' group by 1, 2
    ) as pattern order by 2, 1`.execute(db);
  return rows;
}

interface Months {
  readonly unit: string;
  readonly name: string | null;
  /** `2026-03`; the first month of the report where it was earlier. */
  readonly came: string;
  /** By year, a bit for each month. */
  readonly played: readonly number[];
  readonly learners: number;
}

/** Learners who came and played in the same months are read once. */
async function patternsOfMonths(
  db: DbOrTx,
  by: UnitName,
  asked: Asked,
  steps: readonly Step[],
): Promise<readonly Pattern[]> {
  const { name } = unitOf(by);
  const months = steps.map(({ days }) => ({
    year: Number(days.from.slice(0, 4)),
    bit: Number(days.from.slice(5, 7)) - 1,
  }));
  const [first] = months;
  if (!first) return [];
  const years = [...new Set(months.map(({ year }) => year))];
  const start = `${asked.days.from.slice(0, 7)}-01`;
  const of = (place: number) => sql.ref(`of_${place}`);
  const { rows } = await sql<Months>`
    select unit, ${name} as name, came, played, learners from (
      select unit, to_char(came, 'YYYY-MM') as came, played, count(*)::integer as learners from (
        select unit, array[${sql.join(years.map((_, place) => sql`coalesce(${of(place)}.months, 0)`))}] as played,
          case when joined_on < ${start}::date or exists (
            select from learner_years as earlier where earlier.learner_id = member._id
              and (earlier.year < ${first.year}::integer
                or (earlier.year = ${first.year}::integer and earlier.months & ${(1 << first.bit) - 1}::integer <> 0))
          ) then ${start}::date else joined_on end as came
        from (${by === 'teacher' ? sql`select distinct * from (${membersOf(by, asked)}) as member` : membersOf(by, asked)})
          as member ${sql.join(
            years.map(
              (year, place) => sql`left join learner_years as ${of(place)}
                on ${of(place)}.learner_id = member._id and ${of(place)}.year = ${year}::integer`,
            ),
            sql` `,
          )}
      ) as learner group by 1, 2, 3
    ) as pattern order by 2, 1`.execute(db);
  return rows.flatMap(({ played, came, ...row }) => {
    let isThere = false;
    const marks = months.map(({ year, bit }, place) => {
      const month = steps[place]?.days.from.slice(0, 7) ?? '';
      isThere ||= came <= month;
      if (((played[years.indexOf(year)] ?? 0) & (1 << bit)) !== 0) {
        isThere = true;
        return '1';
      }
      return isThere && steps[place]?.isOver ? '0' : '-';
    });
    return marks.every((mark) => mark === '-') ? [] : [{ ...row, marks: marks.join('') }];
  });
}

const membersOf = (by: UnitName, asked: Asked) => {
  const { of, joined } = unitOf(by);
  return sql`
    select ${of} as unit, member._id, (member.created_at at time zone center.time_zone)::date as joined_on
    from families as family join learning_centers as center on center._id = family.learning_center_id
    join family_members as member on member.family_id = family._id ${joined}
    where center._id = ${ofCenters(asked)} and ${taught(asked)}`;
};

const habitOf = (marks: string): (typeof HABITS)[number] => {
  if (/^1+$/.test(marks)) return 'every';
  if (/^0+$/.test(marks)) return 'never';
  if (marks.endsWith('0')) return 'paused';
  return /10+1/.test(marks) ? 'cameBack' : 'began';
};

function habitsOf(patterns: readonly Pattern[]): Counts {
  const counts: Record<string, number> = { ...NOBODY };
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const { marks, learners } of patterns) {
    const known = marks.replaceAll('-', '');
    add('learners', learners);
    add(habitOf(known), learners);
    add('periodsDue', known.length * learners);
    add('periodsPlayed', known.replaceAll('0', '').length * learners);
  }
  return counts;
}

/** Of one period, against the one before it. */
function periodOf(patterns: readonly Pattern[], place: number): Figures {
  const count = (is: (mark: string | undefined, before: string | undefined, ever: boolean) => boolean) =>
    patterns
      .filter(({ marks }) => is(marks[place], marks[place - 1], marks.slice(0, place).includes('1')))
      .reduce((sum, { learners }) => sum + learners, 0);
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
  const [patterns, everybody] = await Promise.all([
    patternsOf(db, learnerUnit(by), asked, steps),
    // A family may have several teachers; in the total each learner counts once.
    by === 'teacher' ? patternsOf(db, 'all', asked, steps) : null,
  ]);
  const all = everybody ?? patterns;
  return {
    rows: [...Map.groupBy(patterns, ({ unit }) => unit)].map(([_id, own]) => ({
      _id,
      name: own[0]?.name ?? null,
      figures: habitsOf(own),
    })),
    total: habitsOf(all),
    steps: steps.map((_, place) => periodOf(all, place)),
  };
};
