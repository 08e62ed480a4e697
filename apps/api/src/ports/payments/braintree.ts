import { exponentOf, isCurrency, type Money, majorOf, moneyOf } from '@flink/contract/rules/billing/money.ts';
import braintree from 'braintree';
import {
  type Charge,
  type NonceService,
  type Outcome,
  PaymentServiceError,
  type PriceOnOffer,
} from './port.ts';

export interface BraintreeSettings {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Each account is of one currency. Without any, the own one is taken, for dollars. */
  readonly accounts?: Readonly<Record<string, string>>;
  readonly environment: 'sandbox' | 'production' | { readonly host: string; readonly port: number };
}

function environmentOf(environment: BraintreeSettings['environment']): braintree.Environment {
  if (environment === 'sandbox') return braintree.Environment.Sandbox;
  if (environment === 'production') return braintree.Environment.Production;
  return new braintree.Environment(environment.host, String(environment.port), '', false, '', '');
}

/** Not given to the merchant yet: it is taken back instead of given back. */
const UNSETTLED = new Set(['authorized', 'submitted_for_settlement', 'settlement_pending', 'authorizing']);
const PAID = new Set([...UNSETTLED, 'settling', 'settled', 'settlement_confirmed']);

/** Cards by nonces of the drop-in, with Braintree's own SDK. Our payment is its order, by which it is found again. */
export function braintreeNonces({ environment, accounts = {}, ...keys }: BraintreeSettings): NonceService {
  const gateway = new braintree.BraintreeGateway({ environment: environmentOf(environment), ...keys });

  async function look({ paymentId }: Charge): Promise<Outcome | null> {
    const found = await asked(transactionsOf(gateway, paymentId));
    const paid = found.find(({ status }) => PAID.has(status));
    if (paid) {
      const isBack = paid.refundIds !== undefined && paid.refundIds.length > 0;
      return isBack
        ? { kind: 'refunded', externalId: paid.id }
        : { kind: 'paid', externalId: paid.id, ...chargedIn(paid) };
    }
    const [first] = found;
    if (!first) return null;
    if (first.status === 'voided') return { kind: 'refunded', externalId: first.id };
    return { kind: 'failed', externalId: first.id, reason: 'declined' };
  }

  /** Null where nobody takes it: another account would charge the same number of something else. */
  function accountFor(currency: string): { readonly merchantAccountId?: string } | null {
    const account = accounts[currency];
    if (account !== undefined) return { merchantAccountId: account };
    return currency === 'USD' && Object.keys(accounts).length === 0 ? {} : null;
  }

  return {
    name: 'braintree',
    prepare: async () => null,

    async confirm({ paymentId, amount }, { token }) {
      const account = accountFor(amount.currency);
      if (account === null) return { kind: 'failed', externalId: null, reason: 'unknown' };
      const { success, transaction } = await asked(
        gateway.transaction.sale({
          amount: majorOf(amount).toFixed(exponentOf(amount.currency)),
          paymentMethodNonce: token,
          orderId: paymentId,
          options: { submitForSettlement: true },
          ...account,
        }),
      );
      if (success) return { kind: 'paid', externalId: transaction.id, ...chargedIn(transaction) };
      return { kind: 'failed', externalId: transaction?.id ?? null, reason: 'declined' };
    },

    look,
    drop: look,

    async refund({ externalId }) {
      if (externalId === null) throw new PaymentServiceError('Braintree has not charged this.');
      const { status, refundIds } = await asked(gateway.transaction.find(externalId));
      if (status === 'voided' || (refundIds !== undefined && refundIds.length > 0)) return;
      const { success } = await asked(
        UNSETTLED.has(status) ? gateway.transaction.void(externalId) : gateway.transaction.refund(externalId),
      );
      if (!success) throw new PaymentServiceError('Braintree does not give it back.');
    },

    async clientToken(customerId) {
      const { clientToken } = await asked(
        gateway.clientToken.generate(customerId === null ? {} : { customerId }),
      );
      return clientToken;
    },

    prices: async () => (await asked(gateway.plan.all())).flatMap(offerOf),
  };
}

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price?: string;
  readonly currencyIsoCode: string;
  readonly billingFrequency?: number;
}

function offerOf({ id, name, price, currencyIsoCode, billingFrequency }: Plan): PriceOnOffer[] {
  if (!isCurrency(currencyIsoCode)) return [];
  const amount = moneyOf(Number(price), currencyIsoCode);
  return [{ _id: id, name, amount, interval: billingFrequency === 12 ? 'year' : 'month' }];
}

/** What was charged, in whatever currency the account is of. */
function chargedIn({ amount, currencyIsoCode }: Charged): { readonly amount?: Money } {
  if (amount === undefined || currencyIsoCode === undefined || !isCurrency(currencyIsoCode)) return {};
  return { amount: moneyOf(Number(amount), currencyIsoCode) };
}

interface Charged {
  readonly amount?: string;
  readonly currencyIsoCode?: string;
}

interface Found extends Charged {
  readonly id: string;
  readonly status: string;
  readonly refundIds?: readonly string[];
}

const transactionsOf = (gateway: braintree.BraintreeGateway, orderId: string): Promise<Found[]> =>
  new Promise((resolve, reject) => {
    const found: Found[] = [];
    const stream = gateway.transaction.search((search) => {
      search.orderId().is(orderId);
    });
    stream.on('data', (transaction: Found) => found.push(transaction));
    stream.on('end', () => resolve(found));
    stream.on('error', reject);
  });

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new PaymentServiceError('Braintree does not answer as it should.', { cause: error });
  }
}
