import type { AccessRule } from '@flink/contract/access/rules.ts';
import { allows } from '@flink/contract/access/rules.ts';
import type { MakeKind } from '@flink/contract/calls/make/make-trash.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import type { DeletedPage } from '@flink/contract/entities/trash.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { holderOfSession } from '../../../plugins/access/principal.ts';
import type { Meant, TrashOf } from '../../../resources/trash/trash.repo.ts';
import { trashService } from '../../../resources/trash/trash.service.ts';
import { type Author, activitiesSeenBy, authorOf, groupsSeenBy, wordlistsSeenBy } from '../make.scope.ts';

const TABLES = { activities: 'activities', wordlists: 'wordlists', activityGroups: 'made_groups' } as const;

const mayDelete = (kind: MakeKind): AccessRule => ({ flinkMake: { [kind]: { delete: true } } });

/** Rows in the trash are seen like rows that are not deleted: their categories lie in the trash too. */
function seenBy(author: Author, kind: MakeKind): RawBuilder<SqlBool> {
  switch (kind) {
    case 'activities': {
      const seen = inTrash('activity_categories', 'activity', activitiesSeenBy(author));
      return author.deletes === 'own'
        ? sql<SqlBool>`(${seen} and row.created_by = ${author.userId}::uuid)`
        : seen;
    }
    case 'wordlists':
      return inTrash('wordlist_categories', 'list', wordlistsSeenBy(author));
    case 'activityGroups':
      return inTrash('made_group_categories', 'made', groupsSeenBy(author, 'made'));
  }
}

/** The names of the common table expression and of the row are those that the rules of the scope use. */
const inTrash = (categories: string, row: string, seen: RawBuilder<SqlBool>) => sql<SqlBool>`exists (
  with ${sql.table(categories)} as (
    select category.* from jsonb_array_elements(trash.belonging) as part (value)
      cross join lateral jsonb_populate_record(null::${sql.table(categories)}, part.value -> 'row') as category
    where part.value ->> 'table' = ${categories}
  )
  select from (select row.*) as ${sql.table(row)} where ${seen})`;

/** Deleted activities, wordlists and groups. */
export function makeTrashService({ db }: { readonly db: Db }) {
  const trash = trashService({ db });

  function trashOf(session: Session, kind: MakeKind): TrashOf {
    if (!allows(mayDelete(kind), holderOfSession(session))) throw new AppError('access.denied');
    return { kind, table: TABLES[kind], seen: seenBy(authorOf(session), kind) };
  }

  return {
    deleted: (session: Session, kind: MakeKind, query: DeletedPage) =>
      trash.page(trashOf(session, kind), query),

    restore(session: Session, kind: MakeKind, meant: Meant) {
      const { userId, name } = authorOf(session);
      return trash.restore({ ...trashOf(session, kind), by: { _id: userId, name } }, meant);
    },
  };
}
