import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import { PaymentServiceError, type Payments, type PriceOnOffer } from '../../ports/payments/port.ts';

/** What the card services have to sell (spec 3 §7.6). */
export function offersService({ payments }: { readonly payments: Payments }) {
  const prices = async (of: () => Promise<readonly PriceOnOffer[]>) => {
    try {
      return (await of()).map(({ amount, ...price }) => ({
        ...price,
        price: majorOf(amount),
        currencyIsoCode: amount.currency,
      }));
    } catch (error) {
      if (error instanceof PaymentServiceError) throw new AppError('purchases.fetchFailed', { cause: error });
      throw error;
    }
  };
  return {
    once: async () => (await prices(payments.cards.prices)).filter(({ interval }) => interval === null),
    again: async () => (await prices(payments.nonces.prices)).filter(({ interval }) => interval !== null),
  };
}
