import { centerConfig } from '@flink/contract/entities/organizations.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { CURRENCIES } from '@flink/contract/rules/plans/currencies.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import * as repo from './organizations.repo.ts';

export function organizationsService({ db }: { readonly db: Db }) {
  return {
    async publicCenters() {
      const centers = await repo.publicCenters(db);
      return centers.map(complete);
    },

    names: (scope: Scope) => repo.organizationNames(db, scope),

    /** Named as the language says it. */
    currencies(locale: string) {
      const names = new Intl.DisplayNames([locale, DEFAULT_LOCALE], { type: 'currency' });
      return CURRENCIES.map((isoCode) => ({ isoCode, name: names.of(isoCode) ?? isoCode }));
    },

    async productOfCenter(scope: Scope, id: string) {
      const center = await repo.productOfCenter(db, scope, id);
      if (!center) throw new AppError('notFound');
      return center.productId;
    },

    async learningCenter(scope: Scope, id: string) {
      const [center] = await repo.learningCenter(db, scope, id);
      if (!center) throw new AppError('notFound');
      return complete(center);
    },
  };
}

/** Fills in the switches a stored config does not name. */
function complete<Row extends { config: unknown; points: unknown }>(row: Row) {
  return {
    ...row,
    config: centerConfig.parse(row.config),
    points: row.points as { neededForRewards?: number },
  };
}
