import { allows } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { REPORTS } from '@flink/contract/reports/all.gen.ts';
import type { ReportAnswer, ReportFilter, ReportQuestion } from '@flink/contract/reports/answer.ts';
import { FILTERS, type FilterName, PLAYED_MINUTES, SOURCES } from '@flink/contract/reports/filters.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import { type Days, dayAfter, daysIn } from '@flink/contract/rules/reports/days.ts';
import { inTheirYear } from '@flink/contract/rules/reports/months-in.ts';
import { periodsIn } from '@flink/contract/rules/reports/report-periods.ts';
import {
  clampedRange,
  comparedDays,
  firstDayOfWeek,
  rangeIssues,
  stepsOf,
} from '@flink/contract/rules/reports/report-range.ts';
import { hideSmallGroups } from '@flink/contract/rules/reports/small-groups.ts';
import type { Db } from '../../../db/database.ts';
import { holderOf, type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { knowsFamilies, type Scope } from '../../../plugins/access/scope.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { settingsService } from '../../catalog/settings.service.ts';
import type { FamiliesService } from '../../families/families.service.ts';
import type { centerPurchasesService } from '../../organizations/plans/center-purchases.service.ts';
import { asOf } from './as-of.ts';
import { reportCsv } from './files/report-csv.ts';
import { QUERIES } from './queries.gen.ts';
import {
  type Center,
  type ChosenPlace,
  centerOfFamily,
  centersIn,
  centersOf,
  earliestDay,
  groupingsOf,
  isAboveTheCenter,
  latestDay,
  nameOfPlace,
  type Place,
  placesIn,
  purchasesOf,
} from './report-places.repo.ts';
import { usualGrouping } from './usual-grouping.ts';

interface Needs {
  readonly db: Db;
  readonly replica?: Db;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly families: Pick<FamiliesService, 'checkSeen'>;
  readonly centerPurchases: Pick<ReturnType<typeof centerPurchasesService>, 'one'>;
  readonly settings: Pick<ReturnType<typeof settingsService>, 'reports'>;
}

export interface Asking {
  readonly scope: Scope;
  readonly principal: Principal;
  readonly locale: string;
}

/** A part of a center that was asked for by an address of its own. */
interface Part {
  readonly learningCenterId: string;
  readonly familyId?: string;
  readonly productId?: string;
}

export type OfficeReportsService = ReturnType<typeof officeReportsService>;

export function officeReportsService({
  db,
  replica = db,
  catalog,
  families,
  centerPurchases,
  settings,
}: Needs) {
  async function answer(
    name: ReportName,
    question: ReportQuestion,
    asking: Asking,
    part: Part | null = null,
  ): Promise<ReportAnswer> {
    const { scope } = asking;
    const report = REPORTS[name];
    if (!allows(report.access, holderOf(asking.principal))) throw new AppError('access.denied');
    const issues = rangeIssues(question);
    if (Object.keys(issues).length > 0) throw new AppError('request.invalid', { fields: issues });
    const groupings = part?.familyId ? (['learner'] as const) : groupingsOf(scope, report);

    const seen = await centersOf(replica, scope);
    const { masterOrganizationId, regionId, learningCenterId } = question;
    const isNamed = [masterOrganizationId, regionId, learningCenterId].some((id) => id !== undefined);
    const around = centersIn(seen, { masterOrganizationId, regionId });
    const named = centersIn(around, { learningCenterId });
    // Also where it is about a family, whatever place was named beside it.
    if (isNamed && (named.length === 0 || !mayName(scope, question))) throw new AppError('notFound');
    const centers = part === null ? named : centersIn(seen, { learningCenterId: part.learningCenterId });
    if (part !== null && centers.length === 0) throw new AppError('notFound');
    const by = question.by ?? usualGrouping(groupings, centers);
    if (by === undefined || !groupings.includes(by))
      throw new AppError('request.invalid', { fields: { by: 'request.notAllowed' } });
    const isOfAll = part === null && !isNamed;
    const clock = clockOf(report.isOfTheHouse ? [] : centers, asking.locale);
    const filters = (report.filters ?? []).filter((name) => name !== 'families' || knowsFamilies(scope));
    const refused = FILTERS.filter((filter) => question[filter] !== undefined && !filters.includes(filter));
    if (refused.length > 0)
      throw new AppError('request.invalid', {
        fields: Object.fromEntries(refused.map((filter) => [filter, 'request.notAllowed'])),
      });
    if (question.families !== undefined) await families.checkSeen(scope, question.families);
    const chosen = clampedRange(question, clock.latest);
    const config = await settings.reports();
    const periods = report.steps === 'periods' ? periodsIn(config, chosen) : null;
    const days = periods ? clampedRange(rangeOf(periods, chosen), clock.latest) : chosen;
    const before = comparedDays(days, question.compared);
    const shift = daysIn({ from: before.from, to: days.from }) - 1;
    const year = report.isInItsYear ? inTheirYear(days) : null;
    const points: readonly (Days & { readonly isWhole?: boolean })[] =
      periods ?? year?.months ?? stepsOf(days, clock.firstDayOfWeek);
    const lead = year?.lead ?? [];
    const steps = points.map((step) => ({
      days: clampedRange(step, clock.latest),
      before: { from: dayAfter(step.from, -shift), to: dayAfter(step.to, -shift) },
      isOver: step.to < clock.earliest,
      isWhole: step.isWhole ?? true,
    }));
    const wanted = {
      scope,
      centerIds: centers.map(({ _id }) => _id),
      familyId: part?.familyId ?? question.families ?? null,
      productId: part?.productId ?? null,
      days,
      before,
      isCompared: report.isCompared,
      isEverything: scope.kind === 'everything' && isOfAll,
      ofWholeOrganizations: part === null && regionId === undefined && learningCenterId === undefined,
      masterOrganizationId: masterOrganizationId ?? null,
      translatorId: scope.kind === 'everything' ? null : sessionOf(asking.principal).user._id,
      currency: question.currency ?? null,
      filters: question,
      lead,
      firstDayOfWeek: clock.firstDayOfWeek,
      firstDaysOfWeek: centers.map((center) => firstDayOfWeek(center.locale)),
    };
    const isAnywhere = isAboveTheCenter(scope) && !report.isOfTheHouse;
    const gathered = await QUERIES[name](replica, by, wanted, steps);
    const { rows, hiddenBelow } = hideSmallGroups(gathered.rows, {
      below: config.hideGroupsSmallerThan,
      learners: wanted.familyId === null && by !== 'family' && by !== 'learner' ? report.learners : undefined,
    });
    return {
      asOf: await asOf(replica),
      timeZone: clock.timeZone,
      firstDayOfWeek: clock.firstDayOfWeek,
      hiddenBelow,
      period: { ...days, isOver: days.to < clock.earliest, before },
      by,
      groupings: [...groupings],
      organizations: isAnywhere ? [...placesIn(seen.map(({ organization }) => organization))] : [],
      regions: isAnywhere ? [...regionsIn(centersIn(seen, { masterOrganizationId }))] : [],
      centers: isAnywhere ? around.map(({ _id, name: called }) => ({ _id, name: called })) : [],
      purchases:
        report.isByProduct && part?.familyId === undefined && centers.length === 1 && centers[0]
          ? [...(await purchasesOf(replica, centers[0]._id))]
          : [],
      filters: filters.map((filter) => ({
        name: filter,
        value: question[filter] ?? null,
        options: [...(gathered.offered?.[filter] ?? CALLED_BY_TEXTS[filter] ?? [])],
      })),
      currency: gathered.currency ?? null,
      currencies: [...(gathered.currencies ?? [])],
      place: nameOfPlace(scope, centers, question),
      rows: rows.map(({ trend, ...row }) => ({
        ...row,
        figures: { ...row.figures },
        ...(trend ? { trend: [...trend] } : {}),
      })),
      total: { ...gathered.total },
      aside: gathered.aside ?? null,
      lead: lead.map((month, place) => ({ ...month, figures: { ...gathered.lead?.[place] } })),
      steps: gathered.steps.map((figures, place) => {
        const step = steps[place] ?? { days, isOver: false, isWhole: true };
        return { ...step.days, isOver: step.isOver, isWhole: step.isWhole, figures: { ...figures } };
      }),
    };
  }

  /** Usage and mastery of the members of one family, for roles that see families by name. */
  async function ofFamily(familyId: string, question: ReportQuestion, asking: Asking): Promise<ReportAnswer> {
    if (!knowsFamilies(asking.scope)) throw new AppError('notFound');
    await families.checkSeen(asking.scope, familyId);
    const family = await centerOfFamily(db, familyId);
    if (family === null) throw new AppError('notFound');
    const { learningCenterId, name: place } = family;
    const found = await answer('usage-and-master', question, asking, { familyId, learningCenterId });
    return { ...found, place };
  }

  /** Of the families for whom a center has bought a product; it is about that product in that center. */
  async function ofPurchase(
    name: ReportName,
    id: string,
    question: ReportQuestion,
    asking: Asking,
  ): Promise<ReportAnswer> {
    if (!REPORTS[name].isByProduct)
      throw new AppError('request.invalid', { fields: { purchaseId: 'request.notAllowed' } });
    const { productId, productName, learningCenterId } = await centerPurchases.one(asking.scope, id);
    const found = await answer(name, question, asking, { productId, learningCenterId });
    return { ...found, place: `${found.place ?? ''} · ${productName}` };
  }

  return {
    answer,

    /** The latest day at any center that the person sees. */
    today: async ({ scope, locale }: Asking): Promise<string> =>
      clockOf(await centersOf(replica, scope), locale).latest,

    ofFamily,

    ofPurchase,

    async csv(
      name: ReportName,
      question: ReportQuestion,
      asking: Asking,
      { familyId, purchaseId }: { readonly familyId?: string; readonly purchaseId?: string } = {},
    ) {
      const texts = await catalog.texts(asking.locale);
      const found = await (familyId !== undefined
        ? ofFamily(familyId, withoutRows(question), asking)
        : purchaseId !== undefined
          ? ofPurchase(name, purchaseId, question, asking)
          : answer(name, question, asking));
      const { from, to } = found.period;
      return { name: `${name}-${from}-${to}.csv`, text: reportCsv(REPORTS[name], found, texts) };
    },
  };
}

const calledByTexts = (values: readonly string[]): ReportFilter['options'] =>
  values.map((_id) => ({ _id, name: null }));

/** Values of the house; the others are rows, which the report brings. */
const CALLED_BY_TEXTS: Readonly<Partial<Record<FilterName, ReportFilter['options']>>> = {
  source: calledByTexts(SOURCES),
  played: calledByTexts(PLAYED_MINUTES),
};

/** Of one family the rows are its members, whatever else was asked for. */
const withoutRows = ({ by: _, ...question }: ReportQuestion): ReportQuestion => question;

const rangeOf = (periods: readonly Days[], { from, to }: Days): Days => ({
  from: periods[0]?.from ?? from,
  to: periods.at(-1)?.to ?? to,
});

/** Those of one organisation: of several many are called the same. */
const regionsIn = (centers: readonly Center[]): readonly Place[] =>
  placesIn(centers.map(({ organization }) => organization)).length === 1
    ? placesIn(centers.map(({ region }) => region))
    : [];

/** Above the own place nothing is named, although what is below it would be their own. */
const mayName = (scope: Scope, { masterOrganizationId, regionId }: ChosenPlace): boolean =>
  (masterOrganizationId === undefined || (isAboveTheCenter(scope) && scope.kind !== 'region')) &&
  (regionId === undefined || isAboveTheCenter(scope));

/** Of one center its own; of several the language of who asks, and the day that is the latest anywhere. */
function clockOf(centers: readonly Center[], locale: string) {
  const zones = new Set(centers.map(({ timeZone }) => timeZone));
  const [only] = centers;
  return {
    earliest: earliestDay(centers),
    latest: latestDay(centers),
    timeZone: centers.length === 0 ? 'UTC' : zones.size === 1 && only ? only.timeZone : null,
    firstDayOfWeek: firstDayOfWeek(centers.length === 1 && only ? only.locale : locale),
  };
}
