import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DbOrTx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { DB } from '../../db/tables.gen.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { familiesIn } from './families.scope.ts';

const MEMBER = [
  'member._id',
  'member.firstname',
  'member.lastname',
  'member.username',
  'member.yob',
  'member.is_admin as isAdmin',
  'member.face',
] as const;

const inScope = (db: DbOrTx, scope: Scope) =>
  db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where(familiesIn(scope));

/** Those who manage the family first. */
const familyMembers = (eb: ExpressionBuilder<DB & { readonly family: DB['families'] }, 'family'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('family_members as member')
      .select(MEMBER)
      .select(sql<'adult' | 'child'>`member.type`.as('type'))
      .whereRef('member.family_id', '=', 'family._id')
      .orderBy('member.is_admin', 'desc')
      .orderBy('member._id'),
  ).as('familyMembers');

export const familiesOfCenter = (db: DbOrTx, scope: Scope, learningCenterId: string) =>
  inScope(db, scope)
    .where('center._id', '=', learningCenterId)
    .select((eb) => [
      'family._id',
      'family.name',
      'family.email',
      'family.learning_center_id as learningCenterId',
      familyMembers(eb),
    ])
    .orderBy('family.name')
    .orderBy('family._id')
    .execute();

export const familyInScope = (db: DbOrTx, scope: Scope, id: string) =>
  inScope(db, scope).where('family._id', '=', id).select('family._id').executeTakeFirst();

export const membersOfFamily = (db: DbOrTx, scope: Scope, familyId: string) =>
  inScope(db, scope)
    .innerJoin('family_members as member', 'member.family_id', 'family._id')
    .where('family._id', '=', familyId)
    .select(MEMBER)
    .select(sql<'adult' | 'child'>`member.type`.as('type'))
    .orderBy('member.is_admin', 'desc')
    .orderBy('member._id')
    .execute();

/** As its own members see it. */
export const ownFamily = prepared((db, familyId: string) =>
  db
    .selectFrom('families as family')
    .where('family._id', '=', familyId)
    .select((eb) => [
      'family._id',
      'family.name',
      'family.email',
      'family.phone',
      'family.location',
      'family.agree_receive_text_messages as agreeReceiveTextMessages',
      'family.listed_at_sign_in as listedAtSignIn',
      'family.is_customer as isCustomer',
      'family.is_prepaid_customer as isPrepaidCustomer',
      'family.addons',
      'family.points',
      'family.cumulative_points as cumulativePoints',
      familyMembers(eb),
    ]),
);
