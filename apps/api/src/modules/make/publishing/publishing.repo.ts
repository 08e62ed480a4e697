import type { PublishRequest } from '@flink/contract/entities/publishing.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import {
  containing,
  isoMoment,
  isoMomentOrNull,
  oneOf,
  type TableQuery,
  tablePage,
} from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { type Author, activitiesSeenBy } from '../make.scope.ts';

const nameOf = (column: string) =>
  sql<string | null>`(select btrim(person.firstname || ' ' || person.lastname) from users as person
    where person._id = ${sql.ref(column)})`;

const rows = (db: DbOrTx) =>
  db
    .selectFrom('publish_requests as request')
    .innerJoin('activities as activity', 'activity._id', 'request.activity_id');

const shown = ({ userId }: Author) =>
  [
    'request._id',
    'activity._id as activityId',
    'activity.activity_name as activityName',
    'activity.activity_template_id as templateId',
    'activity.locale',
    'activity.is_valid as isValid',
    'request.group_id as groupId',
    sql<string>`coalesce((select name from activity_groups where _id = request.group_id), request.group_name)`.as(
      'groupName',
    ),
    'request.menu_name as menuName',
    'request.note',
    sql<PublishRequest['state']>`request.state`.as('state'),
    'request.comment',
    isoMoment('request.requested_at').as('requestedAt'),
    nameOf('request.requested_by').as('requestedBy'),
    sql<boolean>`request.requested_by is not distinct from ${userId}::uuid`.as('isMine'),
    isoMomentOrNull('request.decided_at').as('decidedAt'),
    nameOf('request.decided_by').as('decidedBy'),
  ] as const;

/** Who builds menus sees every request; everybody else the own ones. */
const seenBy = ({ userId }: Author, decides: boolean) =>
  decides ? sql<SqlBool>`true` : sql<SqlBool>`request.requested_by = ${userId}::uuid`;

export interface RequestsQuery extends TableQuery {
  readonly orderBy: 'state' | 'requestedAt' | 'activityName';
  readonly 'filter.state': readonly PublishRequest['state'][];
}

/** What waits stands first, the oldest on top; what was decided follows, the newest on top. */
const WAITING_FIRST = sql`row(request.state <> 'open',
  case when request.state = 'open' then 1 else -1 end * extract(epoch from request.requested_at))`;

export function requestsPage(db: DbOrTx, author: Author, decides: boolean, query: RequestsQuery) {
  const orders = {
    state: WAITING_FIRST,
    requestedAt: sql.ref('request.requested_at'),
    activityName: sql.ref('activity.activity_name'),
  };
  return tablePage({
    all: rows(db).where(seenBy(author, decides)),
    query,
    search: [sql.ref('activity.activity_name'), sql.ref('request.group_name')],
    filters: [oneOf(sql.ref('request.state'), query['filter.state'])],
    orderBy: orders[query.orderBy],
    key: sql.ref('request._id'),
    select: (found) => found.select(shown(author)),
  });
}

export const openCount = async (db: DbOrTx, author: Author, decides: boolean): Promise<number> =>
  (
    await rows(db)
      .where(seenBy(author, decides))
      .where('request.state', '=', 'open')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const requestById = (db: DbOrTx, author: Author, id: string) =>
  rows(db).where('request._id', '=', id).select(shown(author)).executeTakeFirst();

/** For who sees the activity, whoever asked. */
export const newestOfActivity = (db: DbOrTx, author: Author, activityId: string) =>
  rows(db)
    .where('activity._id', '=', activityId)
    .where(activitiesSeenBy(author))
    .select(shown(author))
    .orderBy('request.requested_at', 'desc')
    .orderBy('request._id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Until the transaction ends nobody else decides it. */
export const lockRequest = (tx: DbOrTx, id: string) =>
  tx
    .selectFrom('publish_requests')
    .select([
      '_id',
      'activity_id as activityId',
      'group_id as groupId',
      'state',
      'requested_by as requestedBy',
    ])
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Until the transaction ends it is neither deleted nor another one. */
export const lockActivity = (tx: DbOrTx, id: string) =>
  tx
    .selectFrom('activities')
    .select(['_id', 'activity_name as activityName', 'is_valid as isValid'])
    .where('_id', '=', id)
    .forShare()
    .executeTakeFirst();

export const groupOf = (db: DbOrTx, id: string) =>
  db
    .selectFrom('activity_groups as group')
    .innerJoin('solutions as solution', 'solution._id', 'group.solution_id')
    .where('group._id', '=', id)
    .select(['group._id', 'group.name', 'solution._id as solutionId', 'solution.display_name as menuName'])
    .executeTakeFirst();

export const standsIn = async (db: DbOrTx, groupId: string, activityId: string): Promise<boolean> =>
  (await db
    .selectFrom('activity_group_items')
    .select('group_id')
    .where('group_id', '=', groupId)
    .where('activity_id', '=', activityId)
    .executeTakeFirst()) !== undefined;

export interface NewRequest {
  readonly activityId: string;
  readonly groupId: string;
  readonly groupName: string;
  readonly menuName: string;
  readonly note: string;
}

/** Undefined where the activity waits already. */
export const insertRequest = (tx: DbOrTx, { userId }: Author, request: NewRequest) =>
  tx
    .insertInto('publish_requests')
    .values({
      _id: uuidv7(),
      activity_id: request.activityId,
      group_id: request.groupId,
      group_name: request.groupName,
      menu_name: request.menuName,
      note: request.note,
      requested_by: userId,
    })
    .onConflict((conflict) => conflict.column('activity_id').where('state', '=', 'open').doNothing())
    .returning('_id')
    .executeTakeFirst();

export interface Decision {
  readonly state: 'accepted' | 'sentBack' | 'withdrawn';
  readonly comment?: string;
  readonly group?: { readonly _id: string; readonly name: string; readonly menuName: string };
}

export const writeDecision = (
  tx: DbOrTx,
  { userId }: Author,
  id: string,
  { state, comment, group }: Decision,
) =>
  tx
    .updateTable('publish_requests')
    .set({
      state,
      comment: comment ?? '',
      decided_by: userId,
      decided_at: sql`now()`,
      ...(group ? { group_id: group._id, group_name: group.name, menu_name: group.menuName } : {}),
    })
    .where('_id', '=', id)
    .execute();

const MAX_TARGETS = 25;

export async function targets(db: DbOrTx, keyword: string, locale: string) {
  const found = db
    .selectFrom('activity_groups as group')
    .innerJoin('solutions as solution', 'solution._id', 'group.solution_id')
    .innerJoin('products as product', 'product._id', 'solution.product_id')
    .where(
      keyword === ''
        ? sql<SqlBool>`true`
        : sql<SqlBool>`("group".name ilike ${containing(keyword)} or solution.display_name ilike ${containing(keyword)})`,
    );
  const [data, { total }] = await Promise.all([
    found
      .select([
        'group._id',
        'group.name',
        'solution.display_name as menuName',
        'product.name as productName',
        'group.subject',
        'group.level',
      ])
      .orderBy(sql`solution.locale <> ${locale}`)
      .orderBy('group.name')
      .orderBy('group._id')
      .limit(MAX_TARGETS)
      .execute(),
    found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

export const rolesWithPermissions = (db: DbOrTx) =>
  db
    .selectFrom('roles')
    .select([
      'alias',
      sql<Record<string, boolean>>`flags`.as('flags'),
      sql<object>`permissions`.as('permissions'),
    ])
    .execute();

const PERSON = ['_id', 'email', 'firstname', 'locale'] as const;
/** More people than build menus anywhere. */
const MAX_REVIEWERS = 50;

export const peopleOfRoles = (db: DbOrTx, aliases: readonly string[]) =>
  db
    .selectFrom('users')
    .select(PERSON)
    .where(sql<SqlBool>`role_alias = any(${aliases}::text[])`)
    .where('blocked_at', 'is', null)
    .orderBy('_id')
    .limit(MAX_REVIEWERS)
    .execute();

export const person = (db: DbOrTx, id: string) =>
  db
    .selectFrom('users')
    .select(PERSON)
    .where('_id', '=', id)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
