import { AppError } from '@flink/contract/errors/app-error.ts';

/** Why a message did not leave. The first three stay as they are however often one tries. */
export type DeliveryReason =
  | 'badAddress'
  | 'badContent'
  | 'refused'
  | 'auth'
  | 'unreachable'
  | 'timeout'
  | 'temporary';

const FINAL: ReadonlySet<DeliveryReason> = new Set(['badAddress', 'badContent', 'refused']);

const SENTENCES: Readonly<Record<DeliveryReason, string>> = {
  badAddress: 'The address is not one that can be written to',
  badContent: 'The message is empty or too long',
  refused: 'The other side refused the message',
  auth: 'The other side did not accept our credentials',
  unreachable: 'The other side could not be reached',
  timeout: 'The other side did not answer in time',
  temporary: 'The other side asks to try again later',
};

/**
 * A message that did not leave. Holds neither the recipient nor the other side's own words, which quote the
 * recipient: this ends up in logs.
 */
export class DeliveryError extends AppError {
  override readonly name = 'DeliveryError';
  readonly why: DeliveryReason;
  /** One sentence for whoever runs the installation, with the other side's number where it gave one. */
  readonly explanation: string;

  constructor(channel: 'mail' | 'sms', reason: DeliveryReason, number?: number | string) {
    const isAddress = reason === 'badAddress' && channel === 'mail';
    super(isAddress ? 'mail.badAddress' : `${channel}.failed`);
    this.why = reason;
    this.explanation = number === undefined ? `${SENTENCES[reason]}.` : `${SENTENCES[reason]} (${number}).`;
  }

  get isFinal(): boolean {
    return FINAL.has(this.why);
  }
}
