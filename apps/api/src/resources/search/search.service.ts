import { type AccessRule, allows } from '@flink/contract/access/rules.ts';
import type { Found, FoundKind } from '@flink/contract/calls/office/search.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { usersSeenIn } from '../../modules/accounts/accounts.scope.ts';
import { familiesSeenIn } from '../../modules/families/families.scope.ts';
import { activitiesSeenBy, authorOf } from '../../modules/make/make.scope.ts';
import {
  centersSeenIn,
  organizationsSeenIn,
  regionsSeenIn,
} from '../../modules/organizations/organizations.scope.ts';
import { teachersSeenIn } from '../../modules/organizations/teachers/teachers.scope.ts';
import { holderOfSession } from '../../plugins/access/principal.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import * as repo from './search.repo.ts';

const view = (section: string): AccessRule => ({ admin: { [section]: { view: true } } });

/** Who may open a found row; nothing is found that cannot be opened. */
const ACCESS: Readonly<Record<FoundKind, AccessRule>> = {
  families: view('families'),
  learners: view('families'),
  learningCenters: view('learning-centers'),
  regions: view('regions'),
  masterOrganizations: view('master-organizations'),
  teachers: view('teachers'),
  users: view('users'),
  activities: { flinkMake: { activities: { view: true } } },
  words: view('words'),
};

const personName = sql<string>`row.firstname || ' ' || row.lastname`;
const ownId = sql<string>`row._id`;

/** Of a region or an organization the families are found by its centers, read before: `null` for any other scope. */
const isOfCenters = ({ kind }: Scope): boolean => kind === 'masterOrganization' || kind === 'region';

type Centers = readonly string[] | null;

function familiesSeen(scope: Scope, centers: Centers): RawBuilder<SqlBool> {
  return centers === null ? familiesSeenIn(scope) : sql`row.learning_center_id = any(${centers}::uuid[])`;
}

/** Learners carry the center of their family. */
function learnersSeen(scope: Scope, centers: Centers): RawBuilder<SqlBool> {
  if (centers !== null || scope.kind === 'everything' || scope.kind === 'learningCenter')
    return familiesSeen(scope, centers);
  return sql`exists (select from (select family.* from families as family where family._id = row.family_id) as row
    where ${familiesSeenIn(scope)})`;
}

function searched(
  scope: Scope,
  session: Session,
  centers: Centers,
): Readonly<Record<FoundKind, Omit<repo.Searched, 'kind'>>> {
  return {
    families: {
      from: sql`families as row`,
      seen: familiesSeen(scope, centers),
      opens: ownId,
      name: sql`row.name`,
      detail: sql`concat_ws(' · ', nullif(row.member_names, ''), row.place_name)`,
    },
    learners: {
      from: sql`family_members as row`,
      seen: learnersSeen(scope, centers),
      opens: sql`row.family_id`,
      name: personName,
      detail: sql`(select concat_ws(' · ', family.name, family.place_name) from families as family
        where family._id = row.family_id)`,
    },
    learningCenters: {
      from: sql`learning_centers as row`,
      seen: centersSeenIn(scope),
      opens: ownId,
      name: sql`row.name`,
      detail: sql`(select name from master_organizations where _id = row.master_organization_id)`,
    },
    regions: {
      from: sql`regions as row`,
      seen: regionsSeenIn(scope),
      opens: ownId,
      name: sql`row.name`,
      detail: sql`(select name from master_organizations where _id = row.master_organization_id)`,
    },
    masterOrganizations: {
      from: sql`master_organizations as row`,
      seen: organizationsSeenIn(scope),
      opens: ownId,
      name: sql`row.name`,
      detail: sql`''`,
    },
    teachers: {
      from: sql`users as row`,
      seen: teachersSeenIn(scope),
      opens: ownId,
      name: personName,
      detail: sql`coalesce(row.place_name, row.email)`,
    },
    users: {
      from: sql`users as row`,
      seen: sql`(row.role_alias <> 'TEACHER' and ${usersSeenIn(scope)})`,
      opens: ownId,
      name: personName,
      detail: sql`(select name from roles where alias = row.role_alias)`,
    },
    activities: {
      from: sql`activities as row`,
      seen: sql`exists (select from (select one.* from activities as one where one._id = row._id) as activity
        where ${activitiesSeenBy(authorOf(session))})`,
      opens: ownId,
      name: sql`row.activity_name`,
      detail: sql`concat_ws(' · ', (select activity_template_name from activity_templates
        where _id = row.activity_template_id), row.locale, (select name from wordlists
        where _id = row.generated_from))`,
    },
    words: {
      from: sql`words as row`,
      seen: sql`true`,
      opens: ownId,
      name: sql`row.word`,
      detail: sql`coalesce(row.definitions ->> 'en', '')`,
    },
  };
}

/** Rows of every kind by name, within what the person asking may see and open. */
export function searchService({ db }: { readonly db: Db }) {
  return {
    async find(session: Session, scope: Scope, words: string): Promise<Found[]> {
      const holder = holderOfSession(session);
      const centers = isOfCenters(scope) ? await repo.centersOf(db, centersSeenIn(scope)) : null;
      const kinds = Object.entries(searched(scope, session, centers)).flatMap(([kind, of]) =>
        allows(ACCESS[kind as FoundKind], holder) ? [{ kind: kind as FoundKind, ...of }] : [],
      );
      return repo.search(db, kinds, words);
    },
  };
}
