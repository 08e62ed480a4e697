import { AppError } from '@flink/contract/errors/app-error.ts';
import { giftCards } from '@flink/contract/resources/gift-cards.ts';
import { isExactIn } from '@flink/contract/rules/billing/money.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../plugins/access/scope.ts';
import { serve } from '../../resources/served-resource.ts';

/** Letters, digits and dashes, as they stand on a card. */
const CODE = /^[A-Z0-9][A-Z0-9-]{3,39}$/;

/** What a card is worth; nobody changes it once it was redeemed. */
const WORTH = ['code', 'value', 'currencyIsoCode', 'masterOrganizationId'] as const;

const upper = (value: unknown) => String(value).toUpperCase();

export const giftCardsResource = serve(giftCards, {
  table: 'gift_cards',
  seenIn,
  columns: {
    code: { column: 'code', write: upper },
    value: { column: 'value', read: sql`row.value::float8` },
    expiresOn: { column: 'expires_on', read: sql`to_char(row.expires_on, 'YYYY-MM-DD')` },
  },
  // Whoever does not see families learns that a card was redeemed, and not by whom.
  joins: (
    scope,
  ) => sql`left join master_organizations as organization on organization._id = row.master_organization_id
    left join families as redeemer on redeemer._id = row.redeemed_by and ${sql.lit(scope.kind === 'everything')}`,
  shown: {
    masterOrganizationName: sql`organization.name`,
    redeemedAt: sql`iso_moment(row.redeemed_at)`,
    redeemedByName: sql`redeemer.name`,
  },
  isProtected: sql`row.redeemed_at is not null`,
  async checkAll({ tx, scope, rows }) {
    const changed = new Map<string, (typeof WORTH)[number]>();
    for (const { before, values } of rows) {
      if (!CODE.test(upper(values.code)))
        throw new AppError('request.invalid', { fields: { code: 'giftCards.code' } });
      if (!isExactIn(values.value, values.currencyIsoCode))
        throw new AppError('request.invalid', { fields: { value: 'payments.tooFine' } });
      // A card of no organisation is the head office's.
      if (scope.kind !== 'everything' && values.masterOrganizationId === null)
        throw new AppError('request.invalid', { fields: { masterOrganizationId: 'request.required' } });
      const field = before && WORTH.find((one) => before[one] !== values[one]);
      if (field) changed.set(before._id, field);
    }
    if (changed.size === 0) return;
    const redeemed = await tx
      .selectFrom('gift_cards')
      .select('_id')
      .where('_id', 'in', [...changed.keys()])
      .where('redeemed_at', 'is not', null)
      .executeTakeFirst();
    const field = redeemed && changed.get(redeemed._id);
    if (field) throw new AppError('request.invalid', { fields: { [field]: 'giftCards.redeemed' } });
  },
});

/** Reps see those of their organisations (decisions: Roles). */
function seenIn(scope: Scope): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'rep':
      return sql`row.master_organization_id in
        (select _id from master_organizations where rep_id = ${scope.userId})`;
    default:
      return sql`false`;
  }
}
