import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import type { Db } from '../../../db/database.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import { type Asking, checkMayPay, type SeenFamilies } from '../may-pay.ts';
import { setSwitches, switches } from '../notices/notices.repo.ts';
import { receiptNumber, receiptRows } from './receipt-document.ts';
import { receiptPdf } from './receipt-pdf.ts';
import * as repo from './receipts.repo.ts';

interface Needs {
  readonly db: Db;
  readonly families: SeenFamilies;
  readonly catalog: Pick<CatalogService, 'texts'>;
}

export function receiptsService({ db, families, catalog }: Needs) {
  return {
    async list(asking: Asking, familyId: string) {
      await checkMayPay(families, asking, familyId);
      const receipts = await repo.ofFamily(db, familyId);
      return {
        receipts: receipts.map(({ minor, currency, number, ...receipt }) => ({
          ...receipt,
          number: receiptNumber(receipt.kind, number),
          amount: majorOf({ minor, currency }),
          currencyIsoCode: currency,
        })),
        notices: await switches(db, familyId),
      };
    },

    async setNotices(
      asking: Asking,
      familyId: string,
      wish: Parameters<typeof setSwitches>[2],
    ): Promise<void> {
      await checkMayPay(families, asking, familyId);
      await setSwitches(db, familyId, wish);
    },

    async pdf(asking: Asking, id: string, locale: string): Promise<{ name: string; file: Buffer }> {
      const receipt = await repo.receipt(db, id);
      if (!receipt?.familyId) throw new AppError('notFound');
      await checkMayPay(families, asking, receipt.familyId);
      const texts = await catalog.texts(locale);
      const number = receiptNumber(receipt.kind, receipt.number);
      const { title, rows } = receiptRows(texts, receipt);
      return {
        name: `${number}.pdf`,
        file: await receiptPdf({ title, rows, locale: texts.locale, dir: texts.dir }),
      };
    },
  };
}
