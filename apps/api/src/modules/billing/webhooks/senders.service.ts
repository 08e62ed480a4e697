import { AppError } from '@flink/contract/errors/app-error.ts';
import { unstorablePlace } from '../../../plugins/storable.ts';
import type { CallbackProof } from '../../../ports/payments/callback-proof.ts';
import type { PaymentEvent, Payments } from '../../../ports/payments/port.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import type { NewsService } from './news.service.ts';

interface Needs {
  readonly payments: Payments;
  readonly callbackProof: CallbackProof;
  readonly news: Pick<NewsService, 'receive'>;
  readonly charges: Pick<ChargesService, 'isRequestOf'>;
}

/** Who tells something proves who they are; what they told is in the house's words from here on. */
export const sendersService = ({ payments, callbackProof, news, charges }: Needs) => ({
  async fromCards(body: Buffer, signature: string): Promise<void> {
    const { cards } = payments;
    if (cards.name === 'sandbox') throw new AppError('notFound');
    const event = readOr(() => storable(cards.readEvent(body, signature)));
    if (event !== null) await news.receive(cards.name, event);
  },

  /** False where the body names the request of another payment. */
  async fromMobileMoney(paymentId: string, proof: string, body: unknown): Promise<boolean> {
    if (!callbackProof.fits(paymentId, proof)) throw new AppError('notFound');
    const { mobileMoney } = payments;
    const outcome = mobileMoney.readCallback(body);
    if (outcome === null) return true;
    if (!(await charges.isRequestOf(paymentId, mobileMoney.name, outcome.externalId))) return false;
    await news.receive(mobileMoney.name, {
      id: `${paymentId} ${outcome.kind}`,
      news: { kind: 'outcome', paymentId, outcome },
    });
    return true;
  },
});

/** Its parts can be written by hand at the service, and PostgreSQL does not store every text. */
function storable(event: PaymentEvent | null): PaymentEvent | null {
  if (event && (typeof event.id !== 'string' || event.id === '' || unstorablePlace(event) !== null))
    throw new TypeError('The event cannot be stored.');
  return event;
}

function readOr<Event>(read: () => Event): Event {
  try {
    return read();
  } catch (error) {
    throw new AppError('payments.unsigned', { cause: error });
  }
}
