import { ARCHIVE_DAYS, DELETION_DAYS } from '@flink/contract/rules/people/personal-data.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isoMoment, isoMomentOrNull } from '../../db/table-page.ts';
import { uuidv7 } from '../../db/uuid.ts';

export const familyWithMembers = async (db: DbOrTx, familyId: string) => {
  const family = await db
    .selectFrom('families')
    .select(['_id', 'name', 'email', 'message_locale as locale', 'learning_center_id as learningCenterId'])
    .where('_id', '=', familyId)
    .executeTakeFirst();
  if (!family) return undefined;
  const members = await db
    .selectFrom('family_members')
    .select(['_id', 'firstname', 'lastname', 'is_admin as isAdmin', sql<'adult' | 'child'>`type`.as('type')])
    .where('family_id', '=', familyId)
    .orderBy('is_admin', 'desc')
    .orderBy('_id')
    .execute();
  return { ...family, members };
};

export type FamilyWithMembers = NonNullable<Awaited<ReturnType<typeof familyWithMembers>>>;

/** The latest of each learner that this person asked for. */
export const archivesFor = (db: DbOrTx, familyId: string, askedBy: string) =>
  db
    .selectFrom('personal_data_requests')
    .distinctOn('learner_id')
    .select([
      '_id',
      'learner_id as learnerId',
      sql<'asked' | 'making' | 'ready' | 'expired' | 'failed'>`
        case when state = 'ready' and until < now() then 'expired' else state end`.as('state'),
      isoMoment('asked_at').as('askedAt'),
      isoMomentOrNull('until').as('until'),
      sql<number | null>`bytes`.as('bytes'),
    ])
    .where('family_id', '=', familyId)
    .where('asked_by', '=', askedBy)
    .where('kind', '=', 'archive')
    .orderBy('learner_id')
    .orderBy('asked_at', 'desc')
    .execute();

export const deletionsOf = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('personal_data_requests')
    .select([
      '_id',
      'learner_id as learnerId',
      'whole_family as isWhole',
      'asked_as as askedAs',
      isoMoment('asked_at').as('askedAt'),
      isoMoment('until').as('until'),
    ])
    .where('family_id', '=', familyId)
    .where('kind', '=', 'deletion')
    .where('state', 'in', ['asked', 'failed'])
    .execute();

interface Asked {
  readonly familyId: string;
  readonly learningCenterId: string;
  readonly askedBy: string;
  readonly askedAs: string;
  readonly locale: string;
}

export const askForArchive = (tx: DbOrTx, { learnerId, ...asked }: Asked & { readonly learnerId: string }) =>
  tx
    .insertInto('personal_data_requests')
    .values({ ...rowOf(asked), kind: 'archive', learner_id: learnerId })
    .execute();

/** Asked for already, it is not asked for again: the days go on from the first time. */
export const askForDeletion = (
  tx: DbOrTx,
  { learnerId, ...asked }: Asked & { readonly learnerId: string | null },
) =>
  tx
    .insertInto('personal_data_requests')
    .values({
      ...rowOf(asked),
      kind: 'deletion',
      learner_id: learnerId,
      whole_family: learnerId === null,
      until: sql<Date>`now() + make_interval(days => ${DELETION_DAYS})`,
    })
    .onConflict((oc) => oc.doNothing())
    .returning(['_id', isoMoment('until').as('until')])
    .executeTakeFirst();

/** What somebody of the office asked for becomes the family's own wish; its days go on. */
export const takeOver = (tx: DbOrTx, { familyId, askedBy, askedAs }: Asked, learnerId: string | null) =>
  openDeletionOf(tx, familyId, learnerId)
    .set({ asked_by: askedBy, asked_as: askedAs, changed_at: sql<Date>`now()` })
    .where('asked_as', '<>', askedAs)
    .returning('_id')
    .executeTakeFirst();

const openDeletionOf = (tx: DbOrTx, familyId: string, learnerId: string | null) =>
  tx
    .updateTable('personal_data_requests')
    .where('family_id', '=', familyId)
    .where('kind', '=', 'deletion')
    .where('state', 'in', ['asked', 'failed'])
    .where((eb) => (learnerId === null ? eb('whole_family', '=', true) : eb('learner_id', '=', learnerId)));

/** How often somebody asked for it within a day. */
export const wishesToday = async (
  tx: DbOrTx,
  {
    familyId,
    learnerId,
    askedBy,
  }: Pick<Asked, 'familyId' | 'askedBy'> & { readonly learnerId: string | null },
): Promise<number> =>
  (
    await tx
      .selectFrom('personal_data_requests')
      .select('_id')
      .where('family_id', '=', familyId)
      .where('asked_by', '=', askedBy)
      .where('kind', '=', 'deletion')
      .where((eb) => (learnerId === null ? eb('whole_family', '=', true) : eb('learner_id', '=', learnerId)))
      .where('asked_at', '>', sql<Date>`now() - interval '1 day'`)
      .execute()
  ).length;

const rowOf = ({ familyId, learningCenterId, askedBy, askedAs, locale }: Asked) => ({
  _id: uuidv7(),
  family_id: familyId,
  learning_center_id: learningCenterId,
  asked_by: askedBy,
  asked_as: askedAs,
  locale,
});

export const withdraw = (
  tx: DbOrTx,
  familyId: string,
  learnerId: string | null,
  askedBy: 'anybody' | 'office',
) =>
  openDeletionOf(tx, familyId, learnerId)
    .set({ state: 'withdrawn', changed_at: sql<Date>`now()` })
    .$if(askedBy === 'office', (rows) => rows.where('asked_as', '<>', 'LEARNER'))
    .returning('_id')
    .executeTakeFirst();

/** Bought from somebody who takes money again each month: that does not end with the row. */
export const isSubscriptionRunning = async (db: DbOrTx, familyId: string): Promise<boolean> =>
  (await db
    .selectFrom('purchases')
    .select('_id')
    .where('family_id', '=', familyId)
    .where('is_subscription', '=', true)
    .where('payment_service_name', '<>', 'free')
    .where('status', 'in', ['Active', 'Pending', 'Past Due'])
    .unionAll(
      db
        .selectFrom('prepaid_accounts')
        .select('family_id as _id')
        .where('family_id', '=', familyId)
        .where('subscription_id', 'is not', null),
    )
    .executeTakeFirst()) !== undefined;

/** The next archive to make, which nobody else takes. One that a server left half made an hour ago is made again. */
export async function nextArchive(db: DbOrTx) {
  const { rows } = await sql<{ _id: string; learnerId: string; familyId: string; locale: string }>`
    update personal_data_requests set state = 'making', changed_at = now()
    where _id = (
      select _id from personal_data_requests
      where kind = 'archive' and learner_id is not null and family_id is not null
        and (state = 'asked' or (state = 'making' and changed_at < now() - interval '1 hour'))
      order by asked_at limit 1 for update skip locked
    )
    returning _id, learner_id as "learnerId", family_id as "familyId", locale`.execute(db);
  return rows[0];
}

export const archiveIsReady = (db: DbOrTx, id: string, bytes: number) =>
  db
    .updateTable('personal_data_requests')
    .set({
      state: 'ready',
      bytes,
      until: sql<Date>`now() + make_interval(days => ${ARCHIVE_DAYS})`,
      changed_at: sql<Date>`now()`,
    })
    .where('_id', '=', id)
    .execute();

export const setState = (db: DbOrTx, id: string, state: 'expired' | 'failed' | 'done') =>
  db
    .updateTable('personal_data_requests')
    .set({ state, changed_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

/** Not where somebody took it back meanwhile, or where it is done and only files are left to forget. */
export const deletionFailed = (db: DbOrTx, id: string) =>
  db
    .updateTable('personal_data_requests')
    .set({ state: 'failed', changed_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .where('state', 'in', ['asked', 'failed'])
    .execute();

/** Archives whose days are over or whose learner is gone: their files are to be deleted. */
export const archivesToRemove = (db: DbOrTx) =>
  db
    .selectFrom('personal_data_requests')
    .select('_id')
    .where('kind', '=', 'archive')
    .where('state', 'in', ['asked', 'making', 'ready', 'failed'])
    .where(
      sql<boolean>`(learner_id is null or (state = 'ready' and until < now())
        or (state = 'failed' and changed_at < now() - make_interval(days => ${ARCHIVE_DAYS})))`,
    )
    .execute();

export const dueDeletions = (db: DbOrTx) =>
  db
    .selectFrom('personal_data_requests')
    .select('_id')
    .where('kind', '=', 'deletion')
    .where('state', 'in', ['asked', 'failed'])
    .where('until', '<=', sql<Date>`now()`)
    .orderBy('until')
    .execute();

/** One that is still to be done; nobody else does it or takes it back until the transaction ends. */
export const holdDeletion = (tx: DbOrTx, id: string) =>
  tx
    .selectFrom('personal_data_requests')
    .select([
      '_id',
      'family_id as familyId',
      'learner_id as learnerId',
      'whole_family as isWhole',
      'asked_by as askedBy',
      'asked_as as askedAs',
      isoMoment('asked_at').as('askedAt'),
    ])
    .where('_id', '=', id)
    .where('state', 'in', ['asked', 'failed'])
    .forUpdate()
    .executeTakeFirst();

/** Whether somebody of the office is not of the family's center: it hears of what they do. */
export async function isAboveCenter(db: DbOrTx, userId: string, familyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users as asker join families as family on family._id = ${familyId}
    where asker._id = ${userId} and asker.learning_center_id is distinct from family.learning_center_id`.execute(
    db,
  );
  return rows.length > 0;
}

export async function nameOf(db: DbOrTx, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select firstname || ' ' || lastname as name from users where _id = ${accountId}
    union all select firstname || ' ' || lastname from family_members where _id = ${accountId}`.execute(db);
  return rows[0]?.name ?? null;
}
