import { purchaseTableCalls } from '@flink/contract/calls/office/purchase-tables.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export function purchaseTableRoutes({ centerPurchases, purchases, codes }: Services) {
  return routesOf(purchaseTableCalls)({
    centerPurchasesTable: ({ scope, query }) => centerPurchases.table(scope, query),
    familyPurchasesTable: ({ scope, query }) => purchases.table(scope, query),
    codesTable: ({ scope, principal, query }) => codes.table({ scope, principal }, query),
  });
}
