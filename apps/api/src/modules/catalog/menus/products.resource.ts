import { AppError } from '@flink/contract/errors/app-error.ts';
import { products } from '@flink/contract/resources/products.ts';
import { isExactIn } from '@flink/contract/rules/billing/money.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';
import { leaveProducts, otherProductsOf, playedElsewhere } from './left-products.repo.ts';

const DEFAULTS = ['defaultSolutionsForAdmins', 'defaultSolutionsForMembers'] as const;

export const productsResource = serve(products, {
  table: 'products',
  seenIn: EVERYBODY,
  columns: {
    registrationPrice: { column: 'registration_price', read: sql`row.registration_price::float8` },
    solutionIds: {
      column: null,
      read: sql`array(select _id from solutions where product_id = row._id order by position, _id)`,
    },
  },
  uses: [
    { section: 'solutions', from: 'solutions', column: 'product_id', title: sql`other.display_name` },
    { section: 'learning-centers', from: 'learning_centers', column: 'product_id', title: sql`other.name` },
    { section: 'families', from: 'families', column: 'product_id', title: sql`other.name` },
    {
      section: 'pending-registrations',
      from: 'pending_registrations',
      column: 'product_id',
      title: sql`other.email`,
    },
    {
      section: 'master-organizations',
      from: 'master_organizations',
      column: (id) =>
        sql`exists (select from organization_plans where master_organization_id = other._id and product_id = ${id})`,
      title: sql`other.name`,
    },
    {
      section: 'teachers',
      from: 'users',
      column: (id) =>
        sql`exists (select from teacher_products where teacher_id = other._id and product_id = ${id})`,
      title: sql`other.firstname || ' ' || other.lastname`,
    },
    { section: 'codes', from: 'organization_codes', column: 'product_id', title: sql`other.code` },
    { section: 'purchases', from: 'purchases', column: 'product_id', title: sql`other.status` },
  ],
  check: async ({ tx, before, values }) => {
    const [price, currency] = [values.registrationPrice, values.registrationCurrency];
    // An amount without its currency is no price.
    if ((price === null) !== (currency === null))
      throw new AppError('request.invalid', {
        fields: { [price === null ? 'registrationPrice' : 'registrationCurrency']: 'request.required' },
      });
    if (price !== null && currency !== null && !isExactIn(price, currency))
      throw new AppError('request.invalid', { fields: { registrationPrice: 'payments.tooFine' } });
    // Its learners would find nothing in their menu, and its menu would be nobody's.
    if (before?.solutionIds.some((id) => !values.solutionIds.includes(id)))
      throw new AppError('request.invalid', { fields: { solutionIds: 'products.solutionWithout' } });
    // Their families would find it gone; who wants that says so where the solution itself is changed.
    if ((await playedElsewhere(tx, values.solutionIds, before?._id ?? null)).length > 0)
      throw new AppError('request.invalid', { fields: { solutionIds: 'products.solutionPlayed' } });
    for (const name of DEFAULTS)
      for (const [locale, id] of Object.entries(values[name]))
        if (!values.solutionIds.includes(id))
          throw new AppError('request.invalid', { fields: { [`${name}.${locale}`]: 'request.notAllowed' } });
  },
  afterwards: async ({ tx, _id, values }) => {
    await leaveProducts(tx, await otherProductsOf(tx, values.solutionIds, _id), values.solutionIds);
    await sql`update solutions set product_id = ${_id}, position = listed.at, version = version + 1
      from unnest(${values.solutionIds}::uuid[]) with ordinality as listed (_id, at)
      where solutions._id = listed._id and (solutions.product_id, solutions.position) <> (${_id}, listed.at)`.execute(
      tx,
    );
  },
});
