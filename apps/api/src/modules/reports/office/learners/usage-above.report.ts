import type { Figures } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { FEWEST_LEARNERS } from '@flink/contract/rules/reports/small-sums.ts';
import {
  addCells,
  type Cell,
  type CellSums,
  sumOfPeople,
  TOLD_FIGURES,
  TOLD_KIND_NAMES,
  TOLD_KINDS,
  type ToldKind,
  toldFigure,
  toldSums,
  weeksIn,
} from '@flink/contract/rules/reports/told-cells.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import { OF_TODAY, PEOPLE, WEEKS } from '../cells/cell-kinds.ts';
import { isEnough } from '../cells/enough.ts';
import { cellsOf } from '../cells/told-cells.repo.ts';
import { type Asked, type Gathered, MOST_TRENDS, type ServedReport, type Step } from '../served-report.ts';
import { learnerUnit, ofCenters, type UnitName, unitOf } from './report-units.ts';
import { partCells, peopleOfPart } from './usage-cells.repo.ts';

/** Usage and mastery for those above the center: sums of cells that may be told, and of nothing else. */
export const usageAboveReport: ServedReport = (db, by, asked, steps) =>
  asked.productId === null ? ofCentersAbove(db, learnerUnit(by), asked, steps) : ofPart(db, asked, steps);

async function ofCentersAbove(
  db: DbOrTx,
  by: UnitName,
  asked: Asked,
  steps: readonly Step[],
): Promise<Gathered> {
  const [places, sums] = await Promise.all([unitsOf(db, by, asked), sumsOf(db, by, asked)]);
  const { units } = places;
  const { weeks, inUnits, trends } = sums;
  const isIn =
    ({ from, to }: Days) =>
    ({ week }: { readonly week: string }) =>
      week >= from && week <= to;
  const all = (days: Days) => weeks.filter(isIn(days));
  const trendOf = (unit: string) =>
    steps.map(({ days }) => toldFigure(trends.get(unit)?.filter(isIn(days)) ?? [], 'seconds'));
  return {
    rows: units.map(({ unit, name, people }) => ({
      _id: unit,
      name,
      figures: figuresOf(people, inUnits.get(unit)?.now ?? [], inUnits.get(unit)?.before ?? []),
      ...(trends.size > 0 ? { trend: trendOf(unit) } : {}),
    })),
    total: figuresOf(totalOf(units), all(asked.days), all(asked.before)),
    steps: steps.map((step) => stepOf(all(step.days), all(step.before))),
    isCounting: places.isCounting || sums.isCounting,
  };
}

const totalOf = (units: readonly { readonly people: number | null }[]): number | null =>
  units.some(({ people }) => people !== null)
    ? units.reduce((sum, { people }) => sum + (people ?? 0), 0)
    : units.length === 0
      ? 0
      : null;

function figuresOf(people: number | null, now: readonly UnitSums[], before: readonly UnitSums[]): Figures {
  const { learners, seconds } = toldSums(before);
  const told = toldSums(now);
  return {
    people,
    ...told,
    learnersBefore: learners,
    secondsBefore: seconds,
    comparedSeconds: told.seconds === null ? null : comparedIn(now, 'seconds'),
    comparedSecondsBefore: comparedIn(before, 'seconds'),
    comparedLearners: told.learners === null ? null : comparedIn(now, 'learners'),
    comparedLearnersBefore: comparedIn(before, 'learners'),
  };
}

const COMPARED = { seconds: 'comparedSeconds', learners: 'comparedLearners' } as const;

const comparedIn = (sums: readonly UnitSums[], name: keyof typeof COMPARED): number =>
  sums.reduce((all, one) => all + (one[COMPARED[name]] ?? one[name]), 0);

function stepOf(now: readonly UnitSums[], before: readonly UnitSums[]): Figures {
  const { learners, seconds, learnersBefore, secondsBefore } = figuresOf(null, now, before);
  return Object.fromEntries(
    Object.entries({ learners, seconds, learnersBefore, secondsBefore }).map(([name, value]) => [
      name,
      value ?? null,
    ]),
  );
}

interface UnitRow {
  readonly unit: string;
  readonly name: string | null;
  readonly people: number | null;
}

/** Every place that is asked about, also one where nothing was played, with the learners of the centers that may be told. */
async function unitsOf(db: DbOrTx, by: UnitName, asked: Asked) {
  const { of, name } = unitOf(by);
  const { cells: people, isCounting } = await cellsOf(db, PEOPLE, {
    centerIds: asked.centerIds,
    days: OF_TODAY,
  });
  const { rows } = await sql<UnitRow>`
    with of_center as (select learning_center_id, sum(people) as people from (${people}) as people group by 1),
    counted as (
      select ${of} as unit, case when bool_or(people > 0) is not true then 0
          else sum(people) filter (where people >= ${FEWEST_LEARNERS}) end::integer as people
      from learning_centers as center left join of_center on of_center.learning_center_id = center._id
      where center._id = ${ofCenters(asked)} group by 1
    )
    select unit, ${name} as name, people from counted order by 2, 1`.execute(db);
  return { units: rows, isCounting };
}

const COLUMNS: Readonly<Record<keyof Omit<Cell, 'centerId' | 'week'>, string>> = {
  learners: 'learners',
  days: 'days',
  seconds: 'seconds',
  togetherLearners: 'together_learners',
  togetherSeconds: 'together_seconds',
  reached: 'reached',
  beginners: 'beginners',
  begun: 'begun',
  masterers: 'masterers',
  mastered: 'mastered',
};

/** As `told-cells.ts` says it, of a row of the table. */
const isToldOf = (kind: ToldKind): RawBuilder<unknown> => {
  const { whole, part } = TOLD_KINDS[kind];
  const all = sql.ref(COLUMNS[whole]);
  const some = part && sql.ref(COLUMNS[part]);
  return sql`(${all} >= ${sql.lit(FEWEST_LEARNERS)}${
    some ? sql` and ${isEnough(some)} and ${isEnough(sql`${all} - ${some}`)}` : sql``
  })`;
};

/** Of each row once, however many sums it is in: which kinds of figures may be told, and those that are. */
const IS_TOLD = sql.join(TOLD_KIND_NAMES.map((kind) => sql`${isToldOf(kind)} as ${sql.ref(`told ${kind}`)}`));
const TOLD = sql.join([
  ...Object.entries(TOLD_FIGURES).map(
    ([name, [kind, count]]) =>
      sql`case when ${sql.ref(`told ${kind}`)} then ${sql.ref(COLUMNS[count])} end::float8 as ${sql.ref(name)}`,
  ),
  ...TOLD_KIND_NAMES.map((kind) => {
    const { whole, part } = TOLD_KINDS[kind];
    return sql`${sql.ref(COLUMNS[part ?? whole])} > 0 and not ${sql.ref(`told ${kind}`)}
      as ${sql.ref(`few ${kind}`)}`;
  }),
]);
/** A bit for each week: of thousands of groups none is sorted to count its weeks. */
const weeksWhere = (is: RawBuilder<unknown>) =>
  sql`coalesce(bit_count(bit_or(case when ${is} then week_bit end)), 0)`;

const SUMS = sql.join([
  sql`${weeksWhere(sql.ref('told play'))}::integer as "toldWeeks"`,
  ...['comparedSeconds', 'comparedLearners'].map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`,
  ),
  ...Object.keys(TOLD_FIGURES).map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`),
  sql`array_to_string(array[${sql.join(
    TOLD_KIND_NAMES.map(
      (kind) => sql`case when bool_or(${sql.ref(`few ${kind}`)}) then ${sql.lit(kind)} end`,
    ),
  )}], ',') as "leftOut"`,
]);

/** Of what was played, what is held against the other days: of a center the weeks that are told, or nothing, in both. */
interface UnitSums extends CellSums {
  readonly comparedSeconds?: number;
  /** Learners of a week, all weeks together. */
  readonly comparedLearners?: number;
}

interface SumRow extends UnitSums {
  /** Kinds with commas between them; mostly none. */
  readonly leftOut: string;
  readonly unit: string | null;
  readonly week: string | null;
  readonly isBefore: boolean | null;
}

const NOTHING_KEPT_BACK: ReadonlySet<ToldKind> = new Set();
const keptBack = (leftOut: string): ReadonlySet<ToldKind> =>
  leftOut === ''
    ? NOTHING_KEPT_BACK
    : new Set(TOLD_KIND_NAMES.filter((kind) => leftOut.split(',').includes(kind)));

/** By place, these days and those they are compared with; and by week over all of them. */
async function sumsOf(db: DbOrTx, by: UnitName, asked: Asked) {
  const { days, before } = asked;
  const { cells, isCounting } = await cellsOf(db, WEEKS, {
    centerIds: asked.centerIds,
    days: { from: before.from, to: days.to },
  });
  const length = Math.max(1, weeksIn({ from: before.from, to: days.to }));
  const found = await sql<SumRow>`
    with cell as (
      select ${unitOf(by).of} as unit, week, week < ${days.from}::date as is_before, ${TOLD},
        ${sql.ref('told play')}, set_bit(${sql.raw(`B'${'0'.repeat(length)}'`)},
          (week - ${before.from}::date) / 7, 1) as week_bit,
        case when ${sql.ref('told play')} and not "few in one" then seconds end::float8 as "comparedSeconds",
        case when ${sql.ref('told play')} and not "few in one" then learners end::float8 as "comparedLearners"
      from (
        select cell.*, ${IS_TOLD}, bool_or(learners between 1 and ${FEWEST_LEARNERS - 1}) over (
            partition by cell.learning_center_id, case when week < ${days.from}::date
              then week + (${days.from}::date - ${before.from}::date) else week end
          ) as "few in one"
        from (${cells}) as cell
        where week between ${days.from}::date and ${days.to}::date
          or week between ${before.from}::date and ${before.to}::date
        offset 0
      ) as cell join learning_centers as center on center._id = cell.learning_center_id
    )
    select unit, to_char(week, 'YYYY-MM-DD') as week, is_before as "isBefore",
      ${SUMS}
    from cell group by grouping sets ((unit, is_before), (week)${
      asked.centerIds.length <= MOST_TRENDS ? sql`, (unit, week)` : sql``
    })`.execute(db);
  // Of a nation there are thousands: each is told what it leaves out, and none is made anew.
  const rows = found.rows.map((row) => Object.assign(row, { few: keptBack(row.leftOut) }));
  const units = rows.filter(({ week }) => week === null);
  const weeks = rows.flatMap((row) => (row.week === null ? [] : [Object.assign(row, { week: row.week })]));
  return {
    isCounting,
    weeks: weeks.filter(({ unit }) => unit === null),
    trends: Map.groupBy(
      weeks.filter(({ unit }) => unit !== null),
      ({ unit }) => unit ?? '',
    ),
    inUnits: new Map(
      [...Map.groupBy(units, ({ unit }) => unit ?? '')].map(([unit, own]) => [
        unit,
        {
          now: own.filter(({ isBefore }) => !isBefore),
          before: own.filter(({ isBefore }) => isBefore),
        },
      ]),
    ),
  };
}

/** A product of one center. Of so few people already whether one of them played in a week is told in the center alone. */
async function ofPart(db: DbOrTx, asked: Asked, steps: readonly Step[]): Promise<Gathered> {
  const [center, cells] = await Promise.all([peopleOfPart(db, asked), partCells(db, asked)]);
  const isFew = center !== null && center.people > 0 && center.people < FEWEST_LEARNERS;
  const told = (all: Figures): Figures =>
    isFew ? Object.fromEntries(Object.keys(all).map((name) => [name, null])) : all;
  const sums = (days: Days) => [addCells(cells.filter(({ week }) => week >= days.from && week <= days.to))];
  const figures = told(
    figuresOf(center ? sumOfPeople([center.people]) : 0, sums(asked.days), sums(asked.before)),
  );
  return {
    rows: center ? [{ _id: center._id, name: center.name, figures }] : [],
    total: figures,
    steps: steps.map((step) => told(stepOf(sums(step.days), sums(step.before)))),
  };
}
