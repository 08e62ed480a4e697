import { type Expression, type RawBuilder, sql } from 'kysely';

/** Languages with a letter that stands elsewhere than in all others: ñ behind n. */
const OWN_ORDERS = ['es'];

/** Names in the order in which a person of the language looks for them, not by the codes of their letters. */
export function inOrderOf(locale: string, name: Expression<unknown>): RawBuilder<string> {
  const own = OWN_ORDERS.find((language) => locale.split('-')[0] === language);
  return sql<string>`${name} collate ${sql.id(own === undefined ? 'names' : `names_${own}`)}`;
}
