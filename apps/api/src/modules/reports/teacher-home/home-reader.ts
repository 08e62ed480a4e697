import type { HomeFamily, TeacherHome } from '@flink/contract/entities/teacher-home.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { firstDayOfWeek } from '@flink/contract/rules/reports/report-range.ts';
import {
  type Need,
  needsAWord,
  needsOf,
  TRIES,
  TRIES_WITHIN_DAYS,
} from '@flink/contract/rules/teacher-home/needs.ts';
import { WEEKS_BEFORE } from '@flink/contract/rules/teacher-home/usual.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import type { PrepaidService } from '../../families/prepaid.service.ts';
import { minutesOf, weekFrom } from '../weeks.ts';
import * as repo from './teacher-home.repo.ts';
import * as mails from './weekly-mail.repo.ts';
import { countedDays, playedOf, weekToTell } from './weeks-told.ts';

interface Needs {
  readonly db: Db;
  readonly prepaid: Pick<PrepaidService, 'timeLeft'>;
}

interface Today {
  readonly today: string;
  /** As the language of the center has it. */
  readonly firstDayOfWeek: number;
}

type Family = Awaited<ReturnType<typeof repo.familiesOf>>[number];

/** Reads a week of the families of one teacher, for the page and for the mail. */
export function homeReader({ db, prepaid }: Needs) {
  const centerOf = async (scope: repo.TeacherScope) => {
    const center = await repo.center(db, scope);
    if (!center) throw new AppError('notFound');
    const { locale, ...rest } = center;
    return { ...rest, firstDayOfWeek: firstDayOfWeek(locale) };
  };

  /** What each family needs today. */
  const needsToday = async ({ today, firstDayOfWeek: first }: Today, taught: readonly Family[]) => {
    const ids = taught.map(({ _id }) => _id);
    const starts = weekToTell(null, today, first);
    const [seen, begun, weeks, tried, levels, times] = await Promise.all([
      repo.lastSeenOf(db, ids).then(byFamily),
      repo.begunIn(db, ids).then(byFamily),
      repo.weeksOf(db, ids, { week: starts, before: WEEKS_BEFORE, days: 7 }).then(byFamily),
      repo.triedInVain(db, ids, { times: TRIES, withinDays: TRIES_WITHIN_DAYS }).then(byFamily),
      repo.levelsOf(db, ids).then(byFamily),
      prepaid.timeLeft(ids).then(byFamily),
    ]);
    return new Map(
      taught.map(({ _id, since, isBlocked }) => {
        const lastSeen = seen(_id)[0]?.day ?? null;
        const [middle] = begun(_id);
        const [time] = times(_id);
        const needs: readonly Need[] = isBlocked
          ? []
          : needsOf({
              today,
              since,
              lastSeen,
              begun: middle ? { firstname: middle.firstname, activityName: middle.activityName } : null,
              lastWeek: { starts, ...playedOf(weeks(_id), { since, week: starts }) },
              paidTime: time
                ? { minutes: Math.floor(time.secondsRemaining / 60), hoursPaid: time.hoursPaid }
                : null,
              tried: tried(_id).map(told),
              levels: levels(_id).map(told),
            });
        return [_id, { lastSeen, needs }];
      }),
    );
  };

  return {
    centerOf,
    needsToday,

    async home(scope: Scope, wanted: string | null): Promise<TeacherHome> {
      const teacher = asTeacher(scope);
      const center = await centerOf(teacher);
      const { name: learningCenterName, timeZone, today } = center;
      const week = weekToTell(wanted, today, center.firstDayOfWeek);
      const taught = await repo.familiesOf(db, teacher);
      const weeklyMail = await mails.isAsked(db, teacher);
      const head = { today, week, timeZone, learningCenterName, weeklyMail };
      if (taught.length === 0) return { ...head, families: [] };
      const ids = taught.map(({ _id }) => _id);
      const counted = countedDays(week, today);
      const [members, days, weeks, mastered, talks, now] = await Promise.all([
        repo.membersOf(db, ids).then(byFamily),
        repo.daysOf(db, ids, week).then(byFamily),
        repo.weeksOf(db, ids, { week, before: WEEKS_BEFORE, days: counted }).then(byFamily),
        repo.groupsMastered(db, ids, { week, timeZone }).then(byFamily),
        repo.talksOf(db, teacher, ids, timeZone).then(byFamily),
        needsToday(center, taught),
      ]);
      return {
        ...head,
        families: taught.map(({ _id, name, isBlocked, since }): HomeFamily => {
          const played = days(_id);
          const { lastSeen = null, needs = [] } = now.get(_id) ?? {};
          const talk = talks(_id)[0] ?? null;
          return {
            _id,
            name,
            isBlocked,
            members: members(_id).map(told),
            days: weekFrom(week).map((day) => {
              const minutes = (kind: string) =>
                minutesOf(played.find((one) => one.day === day && one.kind === kind)?.seconds ?? 0);
              return {
                day,
                child: minutes('child'),
                together: minutes('together'),
                adult: minutes('adult'),
              };
            }),
            minutes: minutesOf(played.reduce((all, { seconds }) => all + seconds, 0)),
            change: counted === 0 ? null : playedOf(weeks(_id), { since, week }).change,
            mastered: mastered(_id).map(told),
            lastSeen,
            needs: [...needs],
            needsAWord: needsAWord(needs, talk, today),
            talkedAt: talk?.talkedAt ?? null,
          };
        }),
      };
    },
  };
}

/** A teacher without a center has nobody. */
export function asTeacher(scope: Scope): repo.TeacherScope {
  if (scope.kind !== 'teacher') throw new AppError('notFound');
  return scope;
}

function byFamily<Row extends { readonly familyId: string }>(rows: readonly Row[]) {
  const families = Map.groupBy(rows, ({ familyId }) => familyId);
  return (id: string): readonly Row[] => families.get(id) ?? [];
}

const told = <Row extends { readonly familyId: string }>({ familyId: _, ...rest }: Row) => rest;
