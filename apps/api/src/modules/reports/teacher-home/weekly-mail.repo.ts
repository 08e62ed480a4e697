import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { TeacherScope } from './teacher-home.repo.ts';

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
  /** The Monday of the last full week. */
  readonly week: string;
  readonly stopKey: string;
}

/** Teachers whose week has begun by the clock of their center and who were not told of the one before. */
export async function due(db: DbOrTx, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select teacher._id as "userId", center._id as "learningCenterId", teacher.email, teacher.firstname,
      teacher.locale, to_char(clock.monday - 7, 'YYYY-MM-DD') as week, mail.stop_key as "stopKey"
    from teacher_weekly_mails as mail
    join users as teacher on teacher._id = mail.teacher_id and teacher.role_alias = 'TEACHER'
      and teacher.blocked_at is null and teacher.school_archived_at is null
    join learning_centers as center on center._id = teacher.learning_center_id
      and (center.expiration_date is null or center.expiration_date > ${now})
    cross join lateral (select ${now}::timestamptz at time zone center.time_zone as here) as wall
    cross join lateral (select date_trunc('week', wall.here)::date as monday) as clock
    where mail.told_week < clock.monday - 7
      and wall.here >= clock.monday + make_interval(hours => ${FROM_HOUR})
      and extract(isodow from wall.here) <= ${UNTIL_WEEKDAY}
    order by teacher._id`.execute(db);
  return rows;
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
