import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import {
  type CardService,
  type NonceService,
  PaymentServiceError,
  type Payments,
} from '../../ports/payments/port.ts';

/** What the card services have to sell (spec 3 §7.6). */
export function offersService({ payments: { cards, nonces } }: { readonly payments: Payments }) {
  const prices = async ({ name: service, prices: all }: CardService | NonceService) => {
    try {
      return (await all()).map(({ amount, ...price }) => ({
        ...price,
        service,
        price: majorOf(amount),
        currencyIsoCode: amount.currency,
      }));
    } catch (error) {
      if (error instanceof PaymentServiceError) throw new AppError('purchases.fetchFailed', { cause: error });
      throw error;
    }
  };
  return {
    once: async () => (await prices(cards)).filter(({ interval }) => interval === null),
    /** Of both services, which may be one. */
    async again() {
      const all = [...(await prices(cards)), ...(nonces.name === cards.name ? [] : await prices(nonces))];
      return all.filter(({ interval }) => interval !== null);
    },
  };
}
