import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { CallbackProof } from '../../ports/payments/callback-proof.ts';
import type { Payments } from '../../ports/payments/port.ts';
import type { Post } from '../../post/post.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import { chargesService } from './charges/charges.service.ts';
import { giftCardService } from './gift-card-redeeming.service.ts';
import type { SeenFamilies } from './may-pay.ts';
import { offersService } from './offers.service.ts';
import { buyingService } from './prepaid/buying.service.ts';
import { purchasesService } from './purchases/purchases.service.ts';
import { receiptsService } from './receipts/receipts.service.ts';
import { heldService } from './refunds/held.service.ts';
import { refundsService } from './refunds/refunds.service.ts';
import { newsService } from './webhooks/news.service.ts';
import { sendersService } from './webhooks/senders.service.ts';

interface Needs {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly payments: Payments;
  readonly callbackProof: CallbackProof;
  readonly families: SeenFamilies;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly postIn: (tx: DbOrTx) => Post;
  readonly supportEmail: () => Promise<string>;
}

/** The rooms of paying around the one way that money comes in. */
export function billingRooms(needs: Needs) {
  const charges = chargesService(needs);
  const news = newsService({ ...needs, charges });
  const buying = buyingService({ ...needs, charges });
  return {
    buying,
    purchases: purchasesService({ ...needs, charges }),
    refunds: refundsService({ ...needs, charges, stopAutomatic: buying.stopAutomatic }),
    heldPayments: heldService({ ...needs, charges }),
    receipts: receiptsService(needs),
    giftCards: giftCardService({ ...needs, charges }),
    paymentOffers: offersService(needs),
    paymentNews: sendersService({ ...needs, news, charges }),
  };
}
