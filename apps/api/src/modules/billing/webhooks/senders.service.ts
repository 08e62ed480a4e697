import { AppError } from '@flink/contract/errors/app-error.ts';
import type { CallbackProof } from '../../../ports/payments/callback-proof.ts';
import type { Payments } from '../../../ports/payments/port.ts';
import type { NewsService } from './news.service.ts';

interface Needs {
  readonly payments: Payments;
  readonly callbackProof: CallbackProof;
  readonly news: NewsService;
}

/** Who tells something proves who they are; what they told is in the house's words from here on. */
export const sendersService = ({ payments, callbackProof, news }: Needs) => ({
  async fromCards(body: Buffer, signature: string): Promise<void> {
    const { cards } = payments;
    if (cards.name === 'sandbox') throw new AppError('notFound');
    const event = readOr(() => cards.readEvent(body, signature));
    if (event !== null) await news.take(cards.name, event);
  },

  async fromMobileMoney(paymentId: string, proof: string, body: unknown): Promise<void> {
    if (!callbackProof.fits(paymentId, proof)) throw new AppError('notFound');
    const { mobileMoney } = payments;
    const outcome = mobileMoney.readCallback(body);
    if (outcome === null) return;
    await news.take(mobileMoney.name, {
      id: `${paymentId} ${outcome.kind}`,
      news: { kind: 'outcome', paymentId, outcome },
    });
  },
});

function readOr<Event>(read: () => Event): Event {
  try {
    return read();
  } catch (error) {
    throw new AppError('payments.unsigned', { cause: error });
  }
}
