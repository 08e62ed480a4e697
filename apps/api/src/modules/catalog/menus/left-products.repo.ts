import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

/** Of these solutions, those that families play with another product than this one. */
export async function playedElsewhere(
  tx: DbOrTx,
  solutionIds: readonly string[],
  productId: string | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`
    select solution._id from solutions as solution
    where solution._id = any(${solutionIds}::uuid[]) and solution.product_id is distinct from ${productId}::uuid
      and exists (select from families where families.product_id = solution.product_id)`.execute(tx);
  return rows.map(({ _id }) => _id);
}

const without = (column: string, solutionIds: readonly string[]) => sql`
  ${sql.id(column)} = coalesce((
    select jsonb_object_agg(key, value) from jsonb_each_text(${sql.id(column)})
    where value <> all(${solutionIds}::text[])
  ), '{}')`;

/** A product from which solutions go away offers none of them first, and who has its form open learns of it. */
export async function leaveProducts(
  tx: DbOrTx,
  productIds: readonly string[],
  solutionIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    update products set ${without('default_solutions_for_admins', solutionIds)},
      ${without('default_solutions_for_members', solutionIds)}, version = version + 1
    where _id = any(${productIds}::uuid[])`.execute(tx);
}

/** Which other products these solutions belong to now. */
export async function otherProductsOf(
  tx: DbOrTx,
  solutionIds: readonly string[],
  productId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`
    select distinct product_id as _id from solutions
    where _id = any(${solutionIds}::uuid[]) and product_id <> ${productId}`.execute(tx);
  return rows.map(({ _id }) => _id);
}
