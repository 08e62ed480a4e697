import type { DbOrTx } from '../../db/database.ts';
import { isOnePerson } from '../../db/is-one-person.ts';

/** With its learner: the one who is not the admin, or the only one there is. */
export const byFamily = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .leftJoin('products as product', 'product._id', 'family.product_id')
    .leftJoin('family_members as member', 'member.family_id', 'family._id')
    .where('family._id', '=', familyId)
    .select([isOnePerson.as('onePerson'), 'member._id as learnerId', 'member.username'])
    .orderBy('member.is_admin')
    .orderBy('member._id')
    .limit(1)
    .executeTakeFirst();

const centers = (db: DbOrTx) =>
  db
    .selectFrom('learning_centers as center')
    .leftJoin('products as product', 'product._id', 'center.product_id')
    .select(isOnePerson.as('onePerson'));

export const byCenter = (db: DbOrTx, id: string) =>
  centers(db).where('center._id', '=', id).executeTakeFirst();

export const byCenterUrl = (db: DbOrTx, url: string) =>
  centers(db).where('center.url', '=', url.toLowerCase()).executeTakeFirst();
