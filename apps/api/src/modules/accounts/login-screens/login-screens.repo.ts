import type { DbOrTx } from '../../../db/database.ts';
import { isOnePerson } from '../../../db/is-one-person.ts';

const families = (db: DbOrTx) =>
  db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .leftJoin('products as product', 'product._id', 'family.product_id')
    .select([
      'family._id',
      'center.url as learningCenterUrl',
      isOnePerson.as('onePerson'),
      'family.listed_at_sign_in as isListed',
    ]);

export const familyByEmail = (db: DbOrTx, email: string) =>
  families(db).where('family.email', '=', email).executeTakeFirst();

export const familyById = (db: DbOrTx, id: string) =>
  families(db).where('family._id', '=', id).executeTakeFirst();

export const faces = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('family_members as member')
    .select([
      'member._id',
      'member.username',
      'member.firstname',
      'member.face',
      'member.type',
      'member.is_admin as isAdmin',
    ])
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .where('member.family_id', '=', familyId)
    .where('member.blocked_at', 'is', null)
    .where('family.blocked_at', 'is', null)
    .orderBy('member.is_admin', 'desc')
    .orderBy('member._id')
    .execute();
