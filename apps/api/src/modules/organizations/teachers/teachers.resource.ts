import { AppError } from '@flink/contract/errors/app-error.ts';
import { teachers } from '@flink/contract/resources/teachers.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inRegions } from '../../../db/place-filters.ts';
import { knowsFamilies } from '../../../plugins/access/scope.ts';
import { serve } from '../../../resources/served-resource.ts';
import { byCenter, tellCenter } from '../../accounts/center-news.service.ts';
import { refuseEmailsOf } from '../../accounts/email-elsewhere.service.ts';
import { sharedUnusablePassword } from '../../accounts/passwords/unusable-password.service.ts';
import { teachersSeenIn } from './teachers.scope.ts';

const ROLE = 'TEACHER';
const tidy = (email: string) => email.trim().toLowerCase();

export const teachersResource = serve(teachers, {
  table: 'users',
  seenIn: teachersSeenIn,
  joins: () => sql`left join learning_centers as center on center._id = row.learning_center_id`,
  columns: {
    email: { column: 'email', write: (email) => tidy(String(email)) },
    products: {
      column: null,
      read: sql`array(
        select given.product_id from teacher_products as given
        where given.teacher_id = row._id order by given.position
      )`,
      has: (ids) =>
        sql`(row._id in (select teacher_id from teacher_products
          where ${ids === null ? sql`true` : sql`product_id = any(${ids})`}))`,
    },
  },
  shown: {
    name: sql`row.firstname || ' ' || row.lastname`,
    learningCenterName: sql`center.name`,
    families: sql`(select count(*) from teacher_families as taught where taught.teacher_id = row._id)`,
    regionId: sql`center.region_id`,
  },
  refersTo: { regionId: inRegions },
  fewNames: { learningCenterName: sql`select name from learning_centers` },
  isProtected: sql`row.is_demo`,
  fresh: async () => ({ role_alias: ROLE, password_hash: await sharedUnusablePassword() }),
  async checkAll({ tx, rows }) {
    for (const { values } of rows) {
      const issue = emailError(values.email);
      if (issue) throw new AppError('request.invalid', { fields: { email: issue } });
    }
    await refuseEmailsOf(
      'families',
      tx,
      rows.map(({ before, values }) => ({ email: tidy(values.email), before: before?.email ?? null })),
    );
  },
  async afterAll({ tx, rows, letters }) {
    await moveIn(
      tx,
      rows.map(({ _id }) => _id),
    );
    await giveProducts(tx, rows);
    const accounts = rows.map(({ _id, before, values }) => {
      const email = tidy(values.email);
      return { before, target: { userId: _id }, name: values.firstname, email, username: email };
    });
    await letters.invite(accounts.filter(({ before }) => before === null));
    for (const { before, ...account } of accounts)
      if (before) await letters.changed({ ...account, before: before.email });
  },
  /** Whoever reads the new address can be this teacher. */
  async tell({ tx, scope, by, rows }) {
    if (knowsFamilies(scope)) return;
    const lines = rows.flatMap(({ before, after }) =>
      before && before.email !== after.email && before.learningCenterId
        ? [
            [
              String(before.learningCenterId),
              { who: by, whom: String(after.name), email: String(after.email) },
            ] as const,
          ]
        : [],
    );
    for (const [learningCenterId, ofCenter] of byCenter(lines))
      await tellCenter(tx, { learningCenterId, kind: 'accountFromAbove', lines: ofCenter });
  },
});

/** Belong to what the center belongs to, and have no family of another center. */
async function moveIn(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  await sql`
    update users set master_organization_id = center.master_organization_id, region_id = center.region_id
    from learning_centers as center
    where users._id = any(${ids}::uuid[]) and center._id = users.learning_center_id`.execute(tx);
  await sql`
    delete from teacher_families as taught using families as family, users as teacher
    where taught.teacher_id = any(${ids}::uuid[]) and teacher._id = taught.teacher_id
      and family._id = taught.family_id and family.learning_center_id <> teacher.learning_center_id`.execute(
    tx,
  );
}

interface Given {
  readonly _id: string;
  readonly values: { readonly products: readonly string[] };
}

async function giveProducts(tx: DbOrTx, rows: readonly Given[]): Promise<void> {
  const ids = rows.map(({ _id }) => _id);
  await sql`delete from teacher_products where teacher_id = any(${ids}::uuid[])`.execute(tx);
  const given = rows.flatMap(({ _id, values }) =>
    values.products.map((product_id, position) => ({ teacher_id: _id, product_id, position })),
  );
  if (given.length > 0) await tx.insertInto('teacher_products').values(given).execute();
}
