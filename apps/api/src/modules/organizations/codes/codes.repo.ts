import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment, isoMomentOrNull } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { centersIn } from '../organizations.scope.ts';

export const center = (db: DbOrTx, scope: Scope, id: string) =>
  db
    .selectFrom('learning_centers as center')
    .select(['center._id', 'center.name', 'center.url'])
    .where('center._id', '=', id)
    .where(centersIn(scope))
    .executeTakeFirst();

interface Asked {
  readonly centerId: string;
  readonly isActivated: boolean;
  readonly page: number;
  readonly limit: number;
  /** Not everybody who sees the codes of a center sees its families. */
  readonly withFamilies: boolean;
}

export async function codes(db: DbOrTx, { centerId, isActivated, page, limit, withFamilies }: Asked) {
  const all = db
    .selectFrom('organization_codes as code')
    .innerJoin('products as product', 'product._id', 'code.product_id')
    .leftJoin('families as family', 'family._id', 'code.family_id')
    .where('code.learning_center_id', '=', centerId)
    .where('code.activated_at', isActivated ? 'is not' : 'is', null);
  const data = await all
    .select([
      'code._id',
      'code.code',
      'code.title',
      'product._id as productId',
      'product.name as productName',
      isoMoment('code.created_at').as('createdAt'),
      isoMomentOrNull('code.activated_at').as('activatedAt'),
      sql<string | null>`case when ${withFamilies} then family.name end`.as('familyName'),
    ])
    .orderBy(isActivated ? 'code.activated_at' : 'code.created_at', 'desc')
    .orderBy('code._id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { data, total };
}

interface NewCodes {
  readonly learningCenterId: string;
  readonly productId: string;
  readonly title: string;
  readonly codes: readonly string[];
}

/** Those that nobody has yet. */
export async function add(tx: DbOrTx, { learningCenterId, productId, title, codes: wanted }: NewCodes) {
  const made = await tx
    .insertInto('organization_codes')
    .values(
      wanted.map((code) => ({
        _id: uuidv7(),
        code,
        title,
        learning_center_id: learningCenterId,
        product_id: productId,
      })),
    )
    .onConflict((oc) => oc.column('code').doNothing())
    .returning('code')
    .execute();
  return made.map(({ code }) => code);
}
