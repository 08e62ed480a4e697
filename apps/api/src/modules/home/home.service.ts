import { readFileSync } from 'node:fs';
import { allows, type Holder } from '@flink/contract/access/rules.ts';
import type { Home, HomeOf } from '@flink/contract/entities/home.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { isCurrency, majorOf } from '@flink/contract/rules/billing/money.ts';
import { CENTER_FLAGS } from '@flink/contract/rules/people/center-flags.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holderOfSession } from '../../plugins/access/principal.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { ttlCache } from '../../ttl-cache.ts';
import { starterLibraryState } from '../catalog/starter-library/starter-library.service.ts';
import * as areaRepo from './area-home.repo.ts';
import * as centerRepo from './center-home.repo.ts';
import { expiringCenters, silentCenters } from './center-lists.repo.ts';
import * as headOfficeRepo from './head-office-home.repo.ts';
import { netRevenue } from './money.repo.ts';
import * as ownerRepo from './owner-home.repo.ts';
import * as repRepo from './rep-home.repo.ts';
import * as schoolRepo from './school-home.repo.ts';
import * as supportRepo from './support-home.repo.ts';

/** Figures over all centers take longer than a home may; they are read again after this. */
const HEAD_OFFICE_MS = 5 * 60_000;
const EXPIRING_DAYS = 30;
const REP_EXPIRING_DAYS = 60;
const LOG_ENTRIES = 10;

const { version } = JSON.parse(
  readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };

type Log = HomeOf<'owner'>['log'];

interface Needs {
  readonly db: Db;
  readonly jobStates: { all(): Promise<readonly { readonly state: string }[]> };
  readonly outbox: { unsent(): Promise<{ readonly failed: number; readonly stored: number | null }> };
  readonly heldPayments: { list(scope: Scope): Promise<{ readonly data: readonly unknown[] }> };
  readonly audit: { latest(count: number, locale: string): Promise<Log> };
  readonly authorHome: {
    home(session: Session, locale: string): Promise<HomeOf<'author'>>;
  };
}

interface Request {
  readonly session: Session;
  readonly scope: Scope;
  readonly locale: string;
}

const SEES_REVENUE = { admin: { reports: { revenue: { view: true } } } };
const SEES_CODES = { admin: { codes: { view: true } } };
const SEES_FAMILIES = { admin: { families: { view: true } } };

const amountsOf = (rows: Awaited<ReturnType<typeof netRevenue>>) =>
  rows.flatMap(({ currencyIsoCode, minor }) =>
    isCurrency(currencyIsoCode)
      ? [{ currencyIsoCode, amount: majorOf({ minor, currency: currencyIsoCode }) }]
      : [],
  );

/** What each role can act on, read from small indexed queries. Each role reads what its scope allows. */
export function homeService({ db, jobStates, outbox, heldPayments, audit, authorHome }: Needs) {
  const headOfficeFigures = ttlCache(HEAD_OFFICE_MS, async () => {
    const days = await headOfficeRepo.days(db);
    const [now, before, plans, revenue, revenueBefore] = await Promise.all([
      headOfficeRepo.played(db, days.week),
      headOfficeRepo.played(db, days.before),
      headOfficeRepo.plans(db),
      netRevenue(db, days.month, sql`true`),
      netRevenue(db, days.lastMonth, sql`true`),
    ]);
    return { days, now, before, plans, revenue: amountsOf(revenue), revenueBefore: amountsOf(revenueBefore) };
  });

  async function owner(scope: Scope, locale: string): Promise<HomeOf<'owner'>> {
    const [setup, library, jobs, messages, onHold, log] = await Promise.all([
      ownerRepo.setup(db),
      starterLibraryState(db),
      jobStates.all(),
      outbox.unsent(),
      heldPayments.list(scope),
      audit.latest(LOG_ENTRIES, locale),
    ]);
    const { isHidden, organizationId, productId, centerId, centerUrl, hasStaff, hasFamily } = setup;
    return {
      kind: 'owner',
      version,
      setup: {
        isHidden,
        done: {
          organization: organizationId !== null,
          product: productId !== null,
          center: centerId !== null,
          staff: hasStaff,
          family: hasFamily,
        },
        organizationId,
        productId,
        centerId,
        centerUrl,
        library,
      },
      failedJobs: jobs.filter(({ state }) => state === 'failed' || state === 'retry').length,
      failedMessages: messages.failed,
      storedMessages: messages.stored,
      heldPayments: onHold.data.length,
      log,
    };
  }

  async function headOffice(holder: Holder): Promise<HomeOf<'headOffice'>> {
    const everywhere = sql<boolean>`true`;
    const [{ days, now, before, plans, revenue, revenueBefore }, silent, expiring] = await Promise.all([
      headOfficeFigures('all'),
      silentCenters(db, everywhere),
      expiringCenters(db, everywhere, EXPIRING_DAYS),
    ]);
    const currencies = [
      ...new Set([...revenue, ...revenueBefore].map(({ currencyIsoCode }) => currencyIsoCode)),
    ];
    const amountIn = (amounts: typeof revenue, currency: string) =>
      amounts.find(({ currencyIsoCode }) => currencyIsoCode === currency)?.amount ?? 0;
    return {
      kind: 'headOffice',
      week: days.week,
      minutes: now.minutes,
      minutesBefore: before.minutes,
      learners: now.learners,
      learnersBefore: before.learners,
      revenue: allows(SEES_REVENUE, holder)
        ? {
            month: days.month,
            lastMonth: days.lastMonth,
            amounts: currencies.map((currencyIsoCode) => ({
              currencyIsoCode,
              amount: amountIn(revenue, currencyIsoCode),
              amountBefore: amountIn(revenueBefore, currencyIsoCode),
            })),
          }
        : null,
      plans,
      silent,
      expiring,
    };
  }

  async function area(scope: areaRepo.AreaScope, holder: Holder): Promise<Home> {
    const [place, families, flagged] = await Promise.all([
      areaRepo.area(db, scope),
      areaRepo.families(db, scope),
      areaRepo.flaggedCenters(db, scope),
    ]);
    if (!place) return { kind: 'sections' };
    const centers = await areaRepo.figures(db, flagged);
    const seesCodes = allows(SEES_CODES, holder);
    return {
      kind: 'area',
      level: scope.kind,
      ...place,
      families,
      flags: Object.fromEntries(
        CENTER_FLAGS.map((flag) => [flag, flagged.filter(({ flags }) => flags.includes(flag)).length]),
      ) as HomeOf<'area'>['flags'],
      total: flagged.length,
      centers: centers.map((center) => ({ ...center, freeCodes: seesCodes ? center.freeCodes : null })),
    };
  }

  async function center(id: string, holder: Holder): Promise<Home> {
    const place = await centerRepo.center(db, id);
    if (!place) return { kind: 'sections' };
    const { from, to, ...rest } = place;
    const week = { from, to };
    const [{ freeCodes, pendingRegistrations, ...figures }, notSeen, littleTime, plans] = await Promise.all([
      centerRepo.figures(db, id, week),
      centerRepo.notSeen(db, id),
      centerRepo.littleTime(db, id),
      centerRepo.plans(db, id),
    ]);
    return {
      kind: 'center',
      ...rest,
      week,
      ...figures,
      notSeen,
      littleTime,
      freeCodes: allows(SEES_CODES, holder) ? freeCodes : null,
      pendingRegistrations: allows(SEES_FAMILIES, holder) ? pendingRegistrations : null,
      plans: [...plans],
    };
  }

  async function rep(userId: string): Promise<HomeOf<'rep'>> {
    const seen = repRepo.centersOfRep(userId);
    const [organizations, expiring, quarter, unusedCodes] = await Promise.all([
      repRepo.organizations(db, userId),
      expiringCenters(db, seen, REP_EXPIRING_DAYS),
      repRepo.quarter(db),
      repRepo.unusedCodes(db, userId),
    ]);
    const revenue = await netRevenue(db, quarter, seen);
    return { kind: 'rep', ...organizations, expiring, quarter, revenue: amountsOf(revenue), unusedCodes };
  }

  async function support(scope: Scope): Promise<HomeOf<'support'>> {
    const [refunds, oldest, figures, onHold] = await Promise.all([
      supportRepo.refunds(db),
      supportRepo.oldestRefunds(db),
      supportRepo.figures(db),
      heldPayments.list(scope),
    ]);
    return { kind: 'support', refunds, oldest, ...figures, heldPayments: onHold.data.length };
  }

  async function school(organizationId: string | null): Promise<HomeOf<'school'>> {
    const place = organizationId === null ? undefined : await schoolRepo.organization(db, organizationId);
    if (!place)
      return {
        kind: 'school',
        organization: null,
        districtName: null,
        canSync: false,
        centers: 0,
        teachers: 0,
        learners: 0,
        lastSync: null,
      };
    const { _id, name, ...figures } = place;
    const sync = await schoolRepo.lastSync(db, _id);
    const sum = (...outcomes: readonly string[]) =>
      Object.values(sync?.figures ?? {}).reduce(
        (all, byOutcome) => all + outcomes.reduce((part, outcome) => part + (byOutcome[outcome] ?? 0), 0),
        0,
      );
    return {
      kind: 'school',
      organization: { _id, name },
      ...figures,
      lastSync: sync
        ? {
            state: sync.state,
            endedAt: sync.endedAt,
            error: sync.error,
            created: sum('new', 'restored'),
            changed: sum('changed', 'moved'),
            archived: sum('archived'),
            refused: sum('refused'),
          }
        : null,
    };
  }

  return {
    async home({ session, scope, locale }: Request): Promise<Home> {
      const { alias } = session.userRole;
      const holder = holderOfSession(session);
      switch (alias) {
        case 'SUPER':
          return owner(scope, locale);
        case 'MASTER_ADMIN':
          return headOffice(holder);
        case 'MASTER_ORGANIZATION_ADMIN':
        case 'REGION_ADMIN':
          return scope.kind === 'masterOrganization' || scope.kind === 'region'
            ? area(scope, holder)
            : { kind: 'sections' };
        case 'LEARNING_CENTER_ADMIN':
          return scope.kind === 'learningCenter'
            ? center(scope.learningCenterId, holder)
            : { kind: 'sections' };
        case 'TEACHER':
          return { kind: 'teacher' };
        case 'REP':
          return rep(session.user._id);
        case 'CONSUMER_REP':
          return support(scope);
        case 'CLEVER_ADMIN':
          return school(scope.kind === 'schoolSignIn' ? scope.masterOrganizationId : null);
        case 'AUTHOR':
          return authorHome.home(session, locale);
        case 'REGULAR':
          return { kind: 'account' };
        default:
          return { kind: 'sections' };
      }
    },

    hideSetup: (isHidden: boolean) => ownerRepo.hideSetup(db, isHidden),
  };
}
