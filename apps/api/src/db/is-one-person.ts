import { sql } from 'kysely';

/** Of a query that joins `product` and `center`: the product decides; a family without one goes by its center. */
export const isOnePerson = sql<boolean>`coalesce(product.one_person, center.one_person)`;

/** Of a query that joins `family` too: nobody else holds the account. */
export const paysAlone = sql<boolean>`(${isOnePerson} and not exists (
  select from family_members as holder where holder.family_id = family._id and holder.is_admin))`;
