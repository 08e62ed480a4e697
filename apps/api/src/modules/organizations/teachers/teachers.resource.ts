import { AppError } from '@flink/contract/errors/app-error.ts';
import { teachers } from '@flink/contract/resources/teachers.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { serve } from '../../../resources/served-resource.ts';
import { refuseEmailOf } from '../../accounts/email-elsewhere.service.ts';
import { sharedUnusablePassword } from '../../accounts/passwords/unusable-password.service.ts';
import { teachersSeenIn } from './teachers.scope.ts';

const ROLE = 'TEACHER';
const tidy = (email: string) => email.trim().toLowerCase();

export const teachersResource = serve(teachers, {
  table: 'users',
  seenIn: teachersSeenIn,
  joins: sql`left join learning_centers as center on center._id = row.learning_center_id`,
  columns: {
    email: { column: 'email', write: (email) => tidy(String(email)) },
    products: {
      column: null,
      read: sql`array(
        select given.product_id from teacher_products as given
        where given.teacher_id = row._id order by given.position
      )`,
    },
  },
  shown: {
    name: sql`row.firstname || ' ' || row.lastname`,
    learningCenterName: sql`center.name`,
    families: sql`(select count(*) from teacher_families as taught where taught.teacher_id = row._id)`,
  },
  fewNames: { learningCenterName: sql`select name from learning_centers` },
  isProtected: sql`row.is_demo`,
  fresh: async () => ({ role_alias: ROLE, password_hash: await sharedUnusablePassword() }),
  async check({ tx, before, values }) {
    const issue = emailError(values.email);
    if (issue) throw new AppError('request.invalid', { fields: { email: issue } });
    await refuseEmailOf('families', tx, tidy(values.email), before?.email);
  },
  async afterwards({ tx, _id, before, values, letters }) {
    await moveIn(tx, _id);
    await giveProducts(tx, _id, values.products);
    const email = tidy(values.email);
    const account = { target: { userId: _id }, name: values.firstname, email, username: email };
    if (before === null) await letters.invite(account);
    else await letters.changed({ ...account, before: before.email });
  },
});

/** Belongs to what the center belongs to, and has no family of another center. */
async function moveIn(tx: DbOrTx, id: string): Promise<void> {
  await sql`
    update users set master_organization_id = center.master_organization_id, region_id = center.region_id
    from learning_centers as center
    where users._id = ${id} and center._id = users.learning_center_id`.execute(tx);
  await sql`
    delete from teacher_families as taught using families as family, users as teacher
    where taught.teacher_id = ${id} and teacher._id = ${id} and family._id = taught.family_id
      and family.learning_center_id <> teacher.learning_center_id`.execute(tx);
}

async function giveProducts(tx: DbOrTx, id: string, products: readonly string[]): Promise<void> {
  await tx.deleteFrom('teacher_products').where('teacher_id', '=', id).execute();
  if (products.length === 0) return;
  await tx
    .insertInto('teacher_products')
    .values(products.map((product_id, position) => ({ teacher_id: id, product_id, position })))
    .execute();
}
