import type { Product } from '@flink/contract/entities/menu.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { chosenSolution } from '@flink/contract/rules/play/chosen-solution.ts';
import { weekStart } from '@flink/contract/rules/reports/days.ts';
import { periodAt } from '@flink/contract/rules/reports/report-periods.ts';
import { firstDayOfWeek } from '@flink/contract/rules/reports/report-range.ts';
import { accuracyOf } from '@flink/game-kit/model/reading/reading.ts';
import type { Db } from '../../db/database.ts';
import { knowsFamilies, type Scope } from '../../plugins/access/scope.ts';
import type { MenusService } from '../catalog/menus/menus.service.ts';
import type { settingsService } from '../catalog/settings.service.ts';
import type { FamiliesService } from '../families/families.service.ts';
import * as repo from './family-reports.repo.ts';
import { minutesOf, weekBefore, weekFrom } from './weeks.ts';

interface Needs {
  readonly db: Db;
  readonly families: Pick<FamiliesService, 'members' | 'checkSeen'>;
  readonly menus: Pick<MenusService, 'findProduct'>;
  readonly settings: Pick<ReturnType<typeof settingsService>, 'reports'>;
}

interface Wishes {
  readonly locale: string;
  readonly solutionId: string | null;
}

interface ReachedWishes extends Wishes {
  readonly state: repo.ReachedState;
  readonly page: number;
  readonly limit: number;
}

/** As many as stand on a printed page. */
const LATEST = 8;

/** More points than this are no line any more. */
const READINGS = 20;

const NOTHING = { mastered: 0, partial: 0, total: 0 };

/** What each member of a family plays and masters, for the family, its teachers and its center. */
function checkKnown(scope: Scope): void {
  if (!knowsFamilies(scope)) throw new AppError('notFound');
}

export function familyReportsService({ db, families, menus, settings }: Needs) {
  const todayOf = async (familyId: string) => {
    const center = await repo.todayOf(db, familyId);
    if (!center) throw new AppError('notFound');
    const { today, locale } = center;
    return { today, thisWeek: weekStart(today, firstDayOfWeek(locale)) };
  };

  const secondsBetween = async (familyId: string, from: string, to: string) => {
    const rows = await repo.playedDays(db, familyId, from, to);
    const seconds = new Map(rows.map((row) => [`${row.learnerId} ${row.day}`, row.seconds]));
    return (learnerId: string, day: string) => seconds.get(`${learnerId} ${day}`) ?? 0;
  };

  return {
    async previousWeek(scope: Scope, familyId: string) {
      checkKnown(scope);
      const members = await families.members(scope, familyId);
      const starts = weekBefore((await todayOf(familyId)).thisWeek);
      const days = weekFrom(starts);
      const played = await secondsBetween(familyId, starts, days.at(-1) ?? starts);
      const learners = members.map((member) => {
        const seconds = days.map((day) => played(member._id, day));
        return {
          ...member,
          seconds: sum(seconds),
          minutes: minutesOf(sum(seconds)),
          days: days.map((day) => ({ day, minutes: minutesOf(played(member._id, day)) })),
        };
      });
      return { starts, minutes: minutesOf(sum(learners.map(({ seconds }) => seconds))), learners };
    },

    async progress(scope: Scope, familyId: string, wishes: Wishes) {
      checkKnown(scope);
      const members = await families.members(scope, familyId);
      const { thisWeek, today } = await todayOf(familyId);
      const before = weekBefore(thisWeek);
      const period = periodAt(await settings.reports(), today);
      const solution = solutionFor(await menus.findProduct(familyId), wishes);
      const [activities, groups, mastered, begun, played, readings, inPeriod, masteredInPeriod] =
        await Promise.all([
          solution ? repo.activitiesReached(db, familyId, solution._id) : [],
          solution ? repo.groupsReached(db, familyId, solution._id) : [],
          solution ? repo.latestOfEach(db, familyId, solution._id, 'mastered', LATEST) : [],
          solution ? repo.latestOfEach(db, familyId, solution._id, 'begun', LATEST) : [],
          secondsBetween(familyId, before, weekFrom(thisWeek).at(-1) ?? thisWeek),
          repo.latestReadings(db, familyId, READINGS),
          repo.playedDays(db, familyId, period.starts, period.ends),
          solution ? repo.masteredBetween(db, familyId, solution._id, period) : [],
        ]);
      const week = (learnerId: string, from: string) =>
        weekFrom(from).map((day) => ({ day, minutes: minutesOf(played(learnerId, day)) }));
      return {
        solution: solution && {
          _id: solution._id,
          displayName: solution.displayName,
          locale: solution.locale,
        },
        period,
        learners: members.map((member) => {
          const own = <Row extends { learnerId: string }>(rows: readonly Row[]) =>
            rows.filter(({ learnerId }) => learnerId === member._id);
          return {
            ...member,
            activities: total(own(activities)),
            groups: total(own(groups)),
            levels: levelsOf(own(groups), own(activities)),
            thisWeek: week(member._id, thisWeek),
            previousWeek: week(member._id, before),
            inPeriod: {
              minutes: minutesOf(sum(own(inPeriod).map(({ seconds }) => seconds))),
              mastered: own(masteredInPeriod)[0]?.mastered ?? 0,
            },
            readings: own(readings).map(({ learnerId: _, tried, correct, ...reading }) => ({
              ...reading,
              accuracy: tried === null || correct === null ? null : accuracyOf({ tried, correct }),
            })),
            latest: { mastered: own(mastered).map(told), begun: own(begun).map(told) },
          };
        }),
      };
    },

    async reached(scope: Scope, learnerId: string, wishes: ReachedWishes) {
      checkKnown(scope);
      const member = await repo.familyOfLearner(db, learnerId);
      if (!member) throw new AppError('notFound');
      await families.checkSeen(scope, member.familyId);
      const solution = solutionFor(await menus.findProduct(member.familyId), wishes);
      if (!solution) return { data: [], total: 0 };
      const { state, page, limit } = wishes;
      return repo.pageOfReached(db, learnerId, solution._id, state, { limit, offset: (page - 1) * limit });
    },
  };
}

const told = <Row extends { learnerId: string }>({ learnerId: _, ...item }: Row) => item;

function solutionFor(product: Product | null, { locale, solutionId }: Wishes) {
  if (solutionId !== null) {
    const wanted = product?.solutions.find(({ _id }) => _id === solutionId);
    if (!wanted) throw new AppError('play.solutionNotFound');
    return wanted;
  }
  if (!product || product.solutions.length === 0) return null;
  const chosen = chosenSolution(product, { type: 'child' }, locale);
  return product.solutions.find(({ _id }) => _id === chosen) ?? null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const total = (rows: readonly repo.ReachedAtLevel[]) => ({
  mastered: sum(rows.map(({ mastered }) => mastered)),
  partial: sum(rows.map(({ partial }) => partial)),
  total: sum(rows.map((row) => row.total)),
});

/** Every level of which something can be reached, in the order of the menu. */
function levelsOf(groups: readonly repo.ReachedAtLevel[], activities: readonly repo.ReachedAtLevel[]) {
  const countsOf = ({ mastered, partial, total: all }: repo.ReachedAtLevel) => ({
    mastered,
    partial,
    total: all,
  });
  return groups.map((row) => {
    const { subject, level } = row;
    const played = activities.find((one) => one.subject === subject && one.level === level);
    return { subject, level, groups: countsOf(row), activities: played ? countsOf(played) : NOTHING };
  });
}
