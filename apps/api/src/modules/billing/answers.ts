import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Told } from './charges/charges.service.ts';

/** What became of a payment, and whether a telephone was to approve it. */
export type Answered = Told & { readonly byPhone?: boolean };

/** What failed is said in the words of the catalogue: nothing was charged. */
export function checkPaid({ state, byPhone }: Answered): void {
  if (state === 'failed') throw new AppError(byPhone ? 'payments.mobileMoneyFailed' : 'payments.cardFailed');
}

const STATUS = { paid: 'succeeded', waiting: 'processing', authenticating: 'requires_action' } as const;

/** As the card service's own code in the browser reads it. */
export function intentOf(answered: Answered) {
  if (answered.state === 'failed') throw new AppError('payments.cardFailed');
  return {
    id: answered.paymentId,
    status: STATUS[answered.state],
    client_secret: answered.state === 'authenticating' ? answered.clientSecret : null,
  };
}
