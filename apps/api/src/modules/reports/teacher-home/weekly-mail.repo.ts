import { firstDayOfWeek } from '@flink/contract/rules/reports/report-range.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { TeacherScope } from './teacher-home.repo.ts';
import { weekToTell } from './weeks-told.ts';

export const isAsked = async (db: DbOrTx, { userId }: TeacherScope): Promise<boolean> =>
  (await db
    .selectFrom('teacher_weekly_mails')
    .where('teacher_id', '=', userId)
    .select('teacher_id')
    .executeTakeFirst()) !== undefined;

export const ask = (db: DbOrTx, { userId }: TeacherScope, toldWeek: string) =>
  db
    .insertInto('teacher_weekly_mails')
    .values({ teacher_id: userId, told_week: toldWeek })
    .onConflict((oc) => oc.column('teacher_id').doNothing())
    .execute();

export const stop = (db: DbOrTx, { userId }: TeacherScope) =>
  db.deleteFrom('teacher_weekly_mails').where('teacher_id', '=', userId).execute();

export const stopBy = (db: DbOrTx, key: string) =>
  db.deleteFrom('teacher_weekly_mails').where('stop_key', '=', key).execute();

/** Before that hour of Monday nobody reads mail. */
const FROM_HOUR = 7;
/** Whom a server that stood still did not reach until then learns it from the page. */
const UNTIL_WEEKDAY = 2;

interface Due {
  readonly userId: string;
  readonly learningCenterId: string;
  readonly email: string;
  readonly firstname: string;
  readonly locale: string;
  /** The first day of the last full week. */
  readonly week: string;
  readonly stopKey: string;
}

/** Teachers for whom it is Monday by the clock of their center and who were not told of the last full week. */
export async function due(db: DbOrTx, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Omit<Due, 'week'> & Record<'today' | 'toldWeek' | 'centerLocale', string>>`
    select teacher._id as "userId", center._id as "learningCenterId", teacher.email, teacher.firstname,
      teacher.locale, to_char(wall.here, 'YYYY-MM-DD') as today, center.config->>'defaultLocale' as "centerLocale",
      to_char(mail.told_week, 'YYYY-MM-DD') as "toldWeek", mail.stop_key as "stopKey"
    from teacher_weekly_mails as mail
    join users as teacher on teacher._id = mail.teacher_id and teacher.role_alias = 'TEACHER'
      and teacher.blocked_at is null and teacher.school_archived_at is null
    join learning_centers as center on center._id = teacher.learning_center_id
      and (center.expiration_date is null or center.expiration_date > ${now})
    cross join lateral (select ${now}::timestamptz at time zone center.time_zone as here) as wall
    where mail.told_week < wall.here::date - 7
      and wall.here >= date_trunc('week', wall.here) + make_interval(hours => ${FROM_HOUR})
      and extract(isodow from wall.here) <= ${UNTIL_WEEKDAY}
    order by teacher._id`.execute(db);
  return rows
    .map(({ today, centerLocale, ...teacher }) => ({
      ...teacher,
      week: weekToTell(null, today, firstDayOfWeek(centerLocale)),
    }))
    .filter(({ toldWeek, week }) => toldWeek < week);
}

/** False where another server has told it, or the teacher does not want it any more. */
export async function claim(tx: DbOrTx, { userId, week }: Pick<Due, 'userId' | 'week'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('teacher_weekly_mails')
    .set({ told_week: week })
    .where('teacher_id', '=', userId)
    .where('told_week', '<', sql<Date>`${week}::date`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
