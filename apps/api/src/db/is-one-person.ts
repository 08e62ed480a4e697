import { sql } from 'kysely';

/** Of a query that joins `product` and `center`: the product decides; a family without one goes by its center. */
export const isOnePerson = sql<boolean>`coalesce(product.one_person, center.one_person)`;
