import { paymentNewsCalls } from '@flink/contract/calls/payments.ts';
import { addressOf } from '@flink/contract/client/client.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { braintreeNonces } from './braintree.ts';
import type { CallbackProof } from './callback-proof.ts';
import { mpesaMobileMoney } from './mpesa.ts';
import type { Payments } from './port.ts';
import { sandboxCards } from './sandbox-cards.ts';
import { sandboxMobileMoney } from './sandbox-mobile-money.ts';
import { stripeCards } from './stripe.ts';

type Settings = Pick<Config, 'stripe' | 'braintree' | 'mpesa' | 'publicUrl' | 'demo'>;

/**
 * Each real service when it is configured, else the sandbox. Its cards are known to everybody: outside of the demo world
 * it declines them all, so that nobody gets hours for nothing where a service was forgotten.
 */
export function openPayments(
  { stripe, braintree, mpesa, publicUrl, demo }: Settings,
  db: Db,
  proof: CallbackProof,
): Payments {
  const sandbox = sandboxCards(db, demo);
  const callbackUrl = (paymentId: string) =>
    `${publicUrl ?? ''}${addressOf(paymentNewsCalls.mobileMoneyNews.path, { params: { paymentId, proof: proof.of(paymentId) } })}`;
  return paymentsOf({
    sandbox,
    cards: stripe ? stripeCards(stripe) : sandbox,
    nonces: braintree ? braintreeNonces(braintree) : sandbox,
    mobileMoney: mpesa ? mpesaMobileMoney({ ...mpesa, callbackUrl }) : sandboxMobileMoney(db, demo),
  });
}

/** A payment is looked up at the service that it was asked of, whatever is configured now. */
function paymentsOf(open: Omit<Payments, 'by' | 'byHand'>): Payments {
  const all = [open.cards, open.nonces, open.mobileMoney, open.sandbox];
  return {
    ...open,
    byHand: all.filter(({ refundsByHand }) => refundsByHand).map(({ name }) => name),
    by: (name) => all.find((service) => service.name === name) ?? open.sandbox,
  };
}
