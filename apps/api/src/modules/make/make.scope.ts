import { allows } from '@flink/contract/access/rules.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { holderOfSession } from '../../plugins/access/principal.ts';

export type GroupKind = MadeGroup['type'];

const GROUP_KINDS: readonly GroupKind[] = ['edu', 'menu', 'word'];

/** Who makes activities, and which ones are theirs to see. */
export interface Author {
  readonly userId: string;
  readonly name: string;
  /** The language that they are spoken to in. */
  readonly reads: string;
  /** Works in every scope (spec 3 §6). */
  readonly everyScope: boolean;
  /** Translators of one kind see activities of that kind alone. */
  readonly authored: boolean;
  readonly generated: boolean;
  /** A translator deletes only what is the translator's own. */
  readonly deletes: 'all' | 'own' | 'none';
  /** Changes words whoever made them. */
  readonly managesWords: boolean;
  /** The types of groups that they have to do with (spec 3 §6). */
  readonly groupKinds: readonly GroupKind[];
}

export function authorOf(session: Session, reads: string = DEFAULT_LOCALE): Author {
  const holder = holderOfSession(session);
  const { _id, firstname, lastname } = session.user;
  return {
    userId: _id,
    name: `${firstname} ${lastname}`.trim(),
    reads,
    everyScope: allows({ flinkMake: { scopes: { all: true } } }, holder),
    authored: allows({ flinkMake: { activities: { authored: true } } }, holder),
    generated: allows({ flinkMake: { activities: { generated: true } } }, holder),
    deletes: !allows({ flinkMake: { activities: { delete: true } } }, holder)
      ? 'none'
      : // What tells authors from translators (spec 3 §6).
        allows({ flinkMake: { controls: { languageSelector: true } } }, holder)
        ? 'all'
        : 'own',
    managesWords: allows({ admin: { words: { edit: true } } }, holder),
    groupKinds: GROUP_KINDS.filter((kind) =>
      allows({ flinkMake: { searchAgsTab: { actions: { [`${kind}Ags`]: true } } } }, holder),
    ),
  };
}

/** The scopes that somebody works in, as an array of ids. */
const ownScopes = ({ userId }: Author) =>
  sql`coalesce((select available_scopes from users where _id = ${userId}::uuid), '{}')`;

export const worksInScope = (author: Author, scopeId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  author.everyScope ? sql`true` : sql`${scopeId} = any(${ownScopes(author)})`;

/**
 * Which activities somebody sees; the row is called `activity`. One that is in no scope belongs to everybody who makes
 * activities; one's own is seen wherever it was put.
 */
export function activitiesSeenBy(author: Author): RawBuilder<SqlBool> {
  const kind =
    author.authored && author.generated
      ? sql<SqlBool>`true`
      : author.authored
        ? sql<SqlBool>`activity.generated_from is null`
        : author.generated
          ? sql<SqlBool>`activity.generated_from is not null`
          : sql<SqlBool>`false`;
  if (author.everyScope) return kind;
  return sql`(${kind} and (
    activity.created_by = ${author.userId}::uuid
    or activity.scope_ids = '{}'
    or activity.scope_ids && ${ownScopes(author)}
  ))`;
}

/** Which groups somebody sees, by the rule of the activities; `row` is what the group's row is called. */
export function groupsSeenBy(author: Author, row: 'made' | 'inner'): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const kind = sql<SqlBool>`${column('kind')} = any(${author.groupKinds}::text[])`;
  if (author.everyScope) return kind;
  return sql`(${kind} and (
    ${column('created_by')} = ${author.userId}::uuid
    or not exists (select 1 from made_group_categories as any_set where any_set.group_id = ${column('_id')})
    or exists (select 1 from made_group_categories as own_set where own_set.group_id = ${column('_id')}
      and ${worksInScope(author, sql`own_set.scope_id`)})
  ))`;
}

/** Which wordlists somebody sees, as `list`: the library's, the own ones, and those of the scopes they work in. */
export const wordlistsSeenBy = (author: Author): RawBuilder<SqlBool> =>
  author.everyScope
    ? sql`true`
    : sql`(list.shipped or list.created_by = ${author.userId}::uuid
      or exists (select 1 from wordlist_categories as own_set where own_set.wordlist_id = list._id
        and ${worksInScope(author, sql`own_set.scope_id`)}))`;
