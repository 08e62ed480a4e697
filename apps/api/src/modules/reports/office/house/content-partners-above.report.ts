import type { Figures } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { hiddenSums } from '@flink/contract/rules/reports/small-sums.ts';
import { sql } from 'kysely';
import { CONTENT } from '../cells/cell-kinds.ts';
import { cellsOf } from '../cells/told-cells.repo.ts';
import type { ServedReport, Step } from '../served-report.ts';

interface UnitWeek {
  readonly week: string;
  readonly unit: string;
  readonly learners: number;
  readonly seconds: number;
  readonly finishers: number;
  readonly finished: number;
  /** Some of it is of centers of which usage tells nothing that week: that is in none of the others. */
  readonly isLeftOut: boolean;
}

/** What may be told of a week: of each owner, and of all together. */
interface Told {
  readonly week: string;
  /** Null is all of them. */
  readonly unit: string | null;
  readonly figures: Figures;
}

const KINDS = [
  { count: 'learners', names: ['learners', 'seconds'] },
  { count: 'finishers', names: ['finished'] },
] as const;

/**
 * In each week no owner with too few learners, and as many others that nothing is told by taking those that are told from
 * what usage tells of all. What is hidden is in no sum.
 */
function toldOf(week: string, units: readonly UnitWeek[]): readonly Told[] {
  const hidden = KINDS.map(({ count, names }) => ({
    count,
    names,
    ...hiddenSums(units.map((unit) => unit[count])),
  }));
  const rows = units.map((unit, place) => ({
    week,
    unit: unit.unit,
    figures: Object.fromEntries(
      hidden.flatMap(({ count, names, rows: without }) => {
        const isUntold = without.has(place) || (unit.isLeftOut && unit[count] === 0);
        return names.map((name) => [name, isUntold ? null : unit[name]]);
      }),
    ),
  }));
  const names = KINDS.flatMap((kind) => [...kind.names]);
  return [
    ...rows,
    { week, unit: null, figures: Object.fromEntries(names.map((name) => [name, added(rows, name)])) },
  ];
}

/** Nothing where all of it is hidden. */
function added(told: readonly Told[], name: string): number | null {
  const values = told.map(({ figures }) => figures[name] ?? null);
  const shown = values.filter((value) => value !== null);
  return shown.length === 0 && values.length > 0 ? null : shown.reduce((sum, value) => sum + value, 0);
}

const inDays = (told: readonly Told[], { from, to }: Days) =>
  told.filter(({ week }) => week >= from && week <= to);

function figuresIn(told: readonly Told[], { days, before }: Pick<Step, 'days' | 'before'>): Figures {
  const of = (range: Days) => {
    const own = inDays(told, range);
    const learners = added(own, 'learners');
    const weeks = own.filter(({ figures }) => (figures.learners ?? 0) > 0).length;
    return {
      // Those of a week in which people played, on average of what is told.
      learners: learners === null ? null : Math.round(learners / Math.max(1, weeks)),
      seconds: added(own, 'seconds'),
      finished: added(own, 'finished'),
    };
  };
  const [now, earlier] = [of(days), of(before)];
  return {
    ...now,
    learnersBefore: earlier.learners,
    secondsBefore: earlier.seconds,
    finishedBefore: earlier.finished,
  };
}

const toldSum = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where is_told), 0)`;

/** Who plays what several have made is one learner: those of each do not add up. */
const withoutLearners = ({ learners: _, learnersBefore: __, ...figures }: Figures): Figures => figures;

/**
 * For the head office: what was played of each owner or scope in whole weeks, over all centers of which usage tells that
 * week: what few of another one played would be left when usage is taken from it.
 */
export const contentPartnersAboveReport: ServedReport = async (db, by, asked, steps) => {
  const { days, before } = asked;
  const { cells, isCounting } = await cellsOf(db, CONTENT, {
    centerIds: asked.centerIds,
    days: { from: before.from, to: days.to },
  });
  const { rows } = await sql<UnitWeek>`
    select to_char(week, 'YYYY-MM-DD') as week, unit, ${toldSum('learners')}::integer as learners,
      ${toldSum('seconds')}::float8 as seconds, ${toldSum('finishers')}::integer as finishers,
      ${toldSum('finished')}::integer as finished, bool_or(not is_told) as "isLeftOut"
    from (${cells}) as cell where grouping = ${by} and (week between ${days.from}::date and ${days.to}::date
      or week between ${before.from}::date and ${before.to}::date)
    group by week, unit order by 1, 2`.execute(db);
  const told = [...Map.groupBy(rows, ({ week }) => week)].flatMap(([week, units]) => toldOf(week, units));
  const ids = [...new Set(rows.map(({ unit }) => unit))];
  const names = new Map(
    (
      await sql<{ readonly _id: string; readonly name: string }>`
        select _id::text, ${by === 'owner' ? sql`concat_ws(' ', firstname, lastname)` : sql`name`} as name
        from ${sql.table(by === 'owner' ? 'users' : 'scopes')} where _id::text = any(${ids}::text[])`.execute(
        db,
      )
    ).rows.map(({ _id, name }) => [_id, name]),
  );
  const byUnit = Map.groupBy(told, ({ unit }) => unit);
  const all = byUnit.get(null) ?? [];
  return {
    rows: ids
      .map((unit) => ({
        _id: unit,
        name: names.get(unit) ?? null,
        figures: figuresIn(byUnit.get(unit) ?? [], asked),
      }))
      .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '')),
    total: ids.length > 1 ? withoutLearners(figuresIn(all, asked)) : figuresIn(all, asked),
    steps: steps.map((step) => figuresIn(all, step)),
    isCounting,
  };
};
