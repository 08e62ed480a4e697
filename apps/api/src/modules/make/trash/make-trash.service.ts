import type { AccessRule } from '@flink/contract/access/rules.ts';
import { allows } from '@flink/contract/access/rules.ts';
import type { MakeKind } from '@flink/contract/calls/make/make-trash.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import type { DeletedPage } from '@flink/contract/entities/trash.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { holderOfSession } from '../../../plugins/access/principal.ts';
import type { Meant, TrashOf } from '../../../resources/trash/trash.repo.ts';
import { trashService } from '../../../resources/trash/trash.service.ts';
import { type Author, authorOf } from '../make.scope.ts';

const TABLES = { activities: 'activities', wordlists: 'wordlists', activityGroups: 'made_groups' } as const;

const mayDelete = (kind: MakeKind): AccessRule => ({ flinkMake: { [kind]: { delete: true } } });

/** Who works in every scope restores all, everybody else what they deleted themselves. */
function seenBy(author: Author, kind: MakeKind) {
  const own =
    author.everyScope && author.deletes === 'all'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`trash.deleted_by = ${author.userId}::uuid`;
  return kind === 'activityGroups'
    ? sql<SqlBool>`(${own} and row.kind = any(${author.groupKinds}::text[]))`
    : own;
}

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
