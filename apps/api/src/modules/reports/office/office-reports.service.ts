import { allows } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { REPORTS } from '@flink/contract/reports/all.ts';
import type { ReportAnswer, ReportFilter, ReportQuestion } from '@flink/contract/reports/answer.ts';
import { FILTERS, type FilterName, PLAYED_MINUTES, SOURCES } from '@flink/contract/reports/filters.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import { shownReport } from '@flink/contract/reports/report.ts';
import { type Days, dayAfter, daysIn } from '@flink/contract/rules/reports/days.ts';
import { inTheirYear, wholeMonths } from '@flink/contract/rules/reports/months-in.ts';
import { periodsIn, periodsKey, type ReportsConfig } from '@flink/contract/rules/reports/report-periods.ts';
import {
  clampedRange,
  comparedDays,
  firstDayOfWeek,
  rangeIssues,
  stepsOf,
} from '@flink/contract/rules/reports/report-range.ts';
import { weekSteps, wholeWeeks } from '@flink/contract/rules/reports/told-cells.ts';
import type { Db } from '../../../db/database.ts';
import { holderOf, type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { knowsFamilies, type Scope } from '../../../plugins/access/scope.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { settingsService } from '../../catalog/settings.service.ts';
import type { FamiliesService } from '../../families/families.service.ts';
import type { centerPurchasesService } from '../../organizations/plans/center-purchases.service.ts';
import { asOf } from './as-of.ts';
import { reportCsv } from './files/report-csv.ts';
import { contentPartnersAboveReport } from './house/content-partners-above.report.ts';
import { financialAboveReport, financialReport } from './house/financial.report.ts';
import { revenueReport } from './house/revenue.report.ts';
import { translatorWorkReport } from './house/translator-work.report.ts';
import { cohortReport } from './learners/cohort.report.ts';
import { cohortAboveReport } from './learners/cohort-above.report.ts';
import { continuityReport } from './learners/continuity.report.ts';
import { continuityAboveReport } from './learners/continuity-above.report.ts';
import { masteryReport } from './learners/mastery.report.ts';
import { masteryAboveReport } from './learners/mastery-above.report.ts';
import { usageReport } from './learners/usage.report.ts';
import { usageAboveReport } from './learners/usage-above.report.ts';
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
import type { ServedReport } from './served-report.ts';
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

const SERVED: Readonly<Record<ReportName, ServedReport>> = {
  'usage-and-master': usageReport,
  mastery: masteryReport,
  cohort: cohortReport,
  continuity: continuityReport,
  revenue: revenueReport,
  financial: financialReport,
  // Nobody in a center has it.
  'content-partners': contentPartnersAboveReport,
  'translator-work': translatorWorkReport,
};

/** For those above the center, of the reports that are about learners. */
const ABOVE: Partial<Record<ReportName, ServedReport>> = {
  'usage-and-master': usageAboveReport,
  mastery: masteryAboveReport,
  cohort: cohortAboveReport,
  continuity: continuityAboveReport,
  financial: financialAboveReport,
  'content-partners': contentPartnersAboveReport,
};

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
    const above = isAboveTheCenter(scope) ? (report.above ?? null) : null;
    if (above?.isOfAllCenters && !isOfAll)
      throw new AppError('request.invalid', { fields: { learningCenterId: 'request.notAllowed' } });
    const toldBy = above?.toldBy ?? null;
    const { filters = [] } = shownReport(report, { toldBy });
    const refused = FILTERS.filter((filter) => question[filter] !== undefined && !filters.includes(filter));
    if (refused.length > 0)
      throw new AppError('request.invalid', {
        fields: Object.fromEntries(refused.map((filter) => [filter, 'request.notAllowed'])),
      });
    if (question.families !== undefined) await families.checkSeen(scope, question.families);
    const chosen = clampedRange(question, clock.latest);
    const asked = toldBy === null ? chosen : WHOLE[toldBy](chosen, clock.earliest);
    const config = report.steps === 'periods' ? await settings.reports() : null;
    const touched = config && periodsIn(config, asked);
    const periods = toldBy === 'periods' && config ? overOf(config, touched ?? [], clock.earliest) : touched;
    const days = periods ? clampedRange(rangeOf(periods, asked), clock.latest) : asked;
    const before = comparedDays(days, question.compared);
    const shift = daysIn({ from: before.from, to: days.from }) - 1;
    const year = report.isInItsYear ? inTheirYear(days) : null;
    const points =
      toldBy === 'weeks' ? weekSteps(days) : (year?.months ?? stepsOf(days, clock.firstDayOfWeek));
    const lead = year?.lead ?? [];
    const steps = (periods ?? points).map((step) => ({
      days: clampedRange(step, clock.latest),
      before: { from: dayAfter(step.from, -shift), to: dayAfter(step.to, -shift) },
      isOver: step.to < clock.earliest,
    }));
    const wanted = {
      scope,
      centerIds: centers.map(({ _id }) => _id),
      familyId: part?.familyId ?? question.families ?? null,
      productId: part?.productId ?? null,
      days,
      before,
      isEverything: scope.kind === 'everything' && isOfAll,
      ofWholeOrganizations: part === null && regionId === undefined && learningCenterId === undefined,
      masterOrganizationId: masterOrganizationId ?? null,
      translatorId: scope.kind === 'everything' ? null : sessionOf(asking.principal).user._id,
      currency: question.currency ?? null,
      filters: question,
      lead,
      firstDayOfWeek: clock.firstDayOfWeek,
      earliest: clock.earliest,
      periods:
        config && periods?.[0]
          ? {
              key: periodsKey(config),
              days: [...periodsIn(config, theDay(dayAfter(periods[0].from, -1))), ...periods],
            }
          : null,
    };
    const served = (above === null ? null : ABOVE[name]) ?? SERVED[name];
    // What is of the house, or of all centers together, is asked about no place.
    const isAnywhere = isAboveTheCenter(scope) && !report.isOfTheHouse && !above?.isOfAllCenters;
    const gathered = await served(replica, by, wanted, steps);
    return {
      asOf: await asOf(replica),
      isCounting: gathered.isCounting ?? false,
      timeZone: clock.timeZone,
      firstDayOfWeek: toldBy === 'weeks' ? 1 : clock.firstDayOfWeek,
      toldBy,
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
      rows: gathered.rows.map(({ trend, ...row }) => ({
        ...row,
        figures: { ...row.figures },
        ...(trend ? { trend: [...trend] } : {}),
      })),
      total: { ...gathered.total },
      aside: gathered.aside ?? null,
      lead: lead.map((month, place) => ({ ...month, figures: { ...gathered.lead?.[place] } })),
      steps: gathered.steps.map((figures, place) => {
        const step = steps[place] ?? { days, isOver: false };
        return { ...step.days, isOver: step.isOver, figures: { ...figures } };
      }),
    };
  }

  /** Usage and mastery of the members of one family, for who knows them (decision 89); it is about the family. */
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

/** What is over of what is asked for; of periods see below. */
const WHOLE = { weeks: wholeWeeks, months: wholeMonths, periods: (days: Days) => days } as const;

/** The periods that are over everywhere; the last one that is where none is. */
function overOf(config: ReportsConfig, periods: readonly Days[], today: string): readonly Days[] {
  const over = periods.filter(({ to }) => to < today);
  if (over.length > 0) return over;
  const [current] = periodsIn(config, theDay(today));
  return periodsIn(config, theDay(dayAfter(current?.from ?? today, -1)));
}

/** Those of one organisation: of several many are called the same. */
const regionsIn = (centers: readonly Center[]): readonly Place[] =>
  placesIn(centers.map(({ organization }) => organization)).length === 1
    ? placesIn(centers.map(({ region }) => region))
    : [];

/** Above the own place nothing is named, although what is below it would be their own. */
const mayName = (scope: Scope, { masterOrganizationId, regionId }: ChosenPlace): boolean =>
  (masterOrganizationId === undefined || (isAboveTheCenter(scope) && scope.kind !== 'region')) &&
  (regionId === undefined || isAboveTheCenter(scope));

const theDay = (day: string): Days => ({ from: day, to: day });

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
