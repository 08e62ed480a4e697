import { CallFailed } from '@flink/contract/client/client.ts';
import type { Told } from './use-paying.ts';

interface Bank {
  /** Whether it was answered with yes. */
  readonly askBank: () => Promise<boolean>;
  readonly look: (paymentId: string) => Promise<Told>;
  /** What a card is told that was not agreed to. */
  readonly words: string;
}

/** A payment that the bank asks about: what became of it the service says. Still asking, it is not paid. */
export async function onceAnswered(told: Told, { askBank, look, words }: Bank): Promise<Told> {
  if (told.state !== 'authenticating' || told.paymentId === null) return told;
  const passed = await askBank();
  const now = await look(told.paymentId);
  if (now.state !== 'authenticating') return now;
  // The answer has not come to the service yet.
  if (passed) return { ...now, state: 'waiting' };
  // Nobody has answered: the question was closed, or the connection was lost.
  throw new CallFailed(402, { code: 'payments.cardFailed', message: words });
}
