import { scopes } from '@flink/contract/resources/scopes.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../plugins/access/scope.ts';
import { serve } from '../../resources/served-resource.ts';

/** The head office sees all scopes, others those that were given to them (spec 3 §6). */
function scopesSeenIn(scope: Scope): RawBuilder<SqlBool> {
  if (scope.kind === 'everything') return sql`true`;
  const userId = 'userId' in scope ? scope.userId : null;
  return sql`row._id = any(coalesce((select available_scopes from users where _id = ${userId}::uuid), '{}'))`;
}

const listed = (menu: 'grades' | 'levels') => sql`array_to_string(array(
  select jsonb_array_elements_text(row.categories->${menu})), ', ')`;

const countBelow = (depth: 'secondCategory' | 'thirdCategory') => sql`coalesce((
  select sum(jsonb_array_length(items.value)) from jsonb_each(row.categories->${depth}->'items') as items
), 0)::integer`;

export const scopesResource = serve(scopes, {
  table: 'scopes',
  seenIn: scopesSeenIn,
  shown: {
    firstMenu: sql`row.categories->>'firstMenu'`,
    grades: listed('grades'),
    levels: listed('levels'),
    categoryCount: sql`jsonb_array_length(row.categories->'firstCategory'->'items')
      + ${countBelow('secondCategory')} + ${countBelow('thirdCategory')}`,
  },
  uses: [
    {
      section: 'users',
      from: 'users',
      column: (id) => sql`${id} = any(other.available_scopes)`,
      title: sql`other.firstname || ' ' || other.lastname`,
    },
    {
      section: 'activities',
      from: 'activities',
      column: (id) => sql`exists (select 1 from activity_categories as sorted
        where sorted.activity_id = other._id and sorted.scope_id = ${id})`,
      title: sql`other.activity_name`,
    },
    {
      section: 'wordlists',
      from: 'wordlists',
      column: (id) => sql`exists (select 1 from wordlist_categories as sorted
        where sorted.wordlist_id = other._id and sorted.scope_id = ${id})`,
      title: sql`other.name`,
    },
  ],
});
