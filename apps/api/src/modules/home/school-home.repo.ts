import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isoMoment } from '../../db/table-page.ts';

export async function organization(db: DbOrTx, id: string) {
  const { rows } = await sql<{
    readonly _id: string;
    readonly name: string;
    readonly districtName: string | null;
    readonly canSync: boolean;
    readonly centers: number;
    readonly teachers: number;
    readonly learners: number;
  }>`
    select organization._id, organization.name, link.district_name as "districtName",
      organization.clever_district_id is not null and link.sealed_token is not null as "canSync",
      (select count(*)::int from learning_centers
        where master_organization_id = organization._id and clever_id is not null) as centers,
      (select count(*)::int from learning_centers as center
        join users as teacher on teacher.learning_center_id = center._id
        where center.master_organization_id = organization._id and teacher.clever_id is not null
          and teacher.school_archived_at is null) as teachers,
      (select count(*)::int from learning_centers as center
        join families as family on family.learning_center_id = center._id
        join family_members as member on member.family_id = family._id
        where center.master_organization_id = organization._id and member.clever_id is not null
          and member.school_archived_at is null) as learners
    from master_organizations as organization
    left join school_links as link on link.master_organization_id = organization._id
      and organization.clever_district_id is not null
    where organization._id = ${id}`.execute(db);
  return rows[0];
}

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const lastSync = (db: DbOrTx, id: string) =>
  db
    .selectFrom('school_syncs')
    .where('master_organization_id', '=', id)
    .select([
      sql<'done' | 'waiting' | 'failed' | 'dismissed'>`state`.as('state'),
      isoMoment('ended_at').as('endedAt'),
      'error',
      sql<Figures>`figures`.as('figures'),
    ])
    .orderBy('started_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
