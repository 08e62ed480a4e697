import {
  type Charge,
  type Outcome,
  type PaidWith,
  type PaymentService,
  PaymentServiceError,
  type ServiceName,
} from './port.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { SUBSCRIPTION } from './sandbox-names.ts';

/** What a token of the sandbox does when it is charged. */
type Behaviour = 'pays' | 'declines' | 'asks' | 'is slow' | 'pays without a word' | 'waits' | 'rejects';

interface SandboxSettings {
  readonly name: ServiceName;
  readonly books: SandboxBooks;
  readonly behaviourOf: (token: string) => Behaviour | null;
  /** Whether what waits was answered, looked at for the nth time. */
  readonly answered: (token: string, looks: number) => 'paid' | 'failed' | null;
  /** Brand and last four digits. */
  readonly labelOf?: (token: string) => string | undefined;
}

const paidWithOf = (label: string | undefined) => (label === undefined ? {} : { paidWith: label });

const externalId = (paymentId: string) => `sandbox_${paymentId}`;

/** One way of paying, played: the four steps on the sandbox's own books. */
export function sandboxService({
  name,
  books,
  behaviourOf,
  answered,
  labelOf,
}: SandboxSettings): PaymentService {
  const open = ({ paymentId, amount }: Charge, { token }: PaidWith) =>
    books.open({
      _id: externalId(paymentId),
      payment_id: paymentId,
      amount_minor: amount.minor,
      currency_iso_code: amount.currency,
      token,
      state: 'prepared',
    });

  async function outcome(paymentId: string): Promise<Outcome | null> {
    const charge = await books.find(paymentId);
    const id = externalId(paymentId);
    switch (charge?.state) {
      case 'paid':
        return { kind: 'paid', externalId: id, ...paidWithOf(labelOf?.(charge.token)) };
      case 'refunded':
        return { kind: 'refunded', externalId: id };
      case 'authenticating':
        return { kind: 'authenticate', externalId: id, clientSecret: `${id}_secret` };
      case 'waiting':
        return { kind: 'waiting', externalId: id };
      case 'failed':
        return {
          kind: 'failed',
          externalId: id,
          reason: behaviourOf(charge.token) === 'rejects' ? 'rejected' : 'declined',
        };
      default:
        return null;
    }
  }

  return {
    name,
    prepare: open,

    async confirm(charge, by) {
      await open(charge, by);
      const { paymentId } = charge;
      const move = (to: Parameters<SandboxBooks['move']>[2]) =>
        books.move(paymentId, ['prepared'], to, by.token);
      switch (behaviourOf(by.token)) {
        case 'pays':
          await move('paid');
          break;
        case 'asks':
          await move(by.isAway ? 'failed' : 'authenticating');
          break;
        case 'is slow':
        case 'waits':
        case 'rejects':
          await move('waiting');
          break;
        case 'pays without a word':
          await move('paid');
          throw new PaymentServiceError('The sandbox does not answer.');
        default:
          await move('failed');
      }
      return (await outcome(paymentId)) ?? { kind: 'failed', externalId: null, reason: 'unknown' };
    },

    async look({ paymentId }) {
      const charge = await books.looked(paymentId);
      if (charge?.state === 'waiting') {
        const answer = answered(charge.token, charge.looks);
        if (answer) await books.move(paymentId, ['waiting'], answer);
      }
      return outcome(paymentId);
    },

    async drop({ paymentId }) {
      await books.move(paymentId, ['prepared', 'authenticating'], 'failed');
      return outcome(paymentId);
    },

    async refund({ paymentId, amount, externalId: known }) {
      // A bill of a subscription is not charged payment by payment.
      if (known?.startsWith(SUBSCRIPTION) && !(await books.find(paymentId)))
        await books.open({
          _id: known,
          payment_id: paymentId,
          amount_minor: amount.minor,
          currency_iso_code: amount.currency,
          token: known,
          state: 'paid',
        });
      const charge = await books.find(paymentId);
      if (charge?.state !== 'paid' && charge?.state !== 'refunded')
        throw new PaymentServiceError('The sandbox has not charged this.');
      await books.move(paymentId, ['paid'], 'refunded');
    },
  };
}
