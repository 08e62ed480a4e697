import { checkedText } from './checked-message.ts';
import { DeliveryError, type DeliveryReason } from './delivery-error.ts';
import type { TextMessenger } from './port.ts';

export interface SmsSettings {
  /** `https://api.twilio.com`, or another service that speaks the same. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** A phone number, a short name, or a messaging service (`MG…`). */
  readonly from: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

/** The service's numbers for a recipient that cannot be written to: not a number, not a mobile, unreachable. */
const BAD_RECIPIENT: ReadonlySet<number> = new Set([21211, 21214, 21217, 21614]);

function reasonOf(status: number, number: number | undefined): DeliveryReason {
  if (number !== undefined && BAD_RECIPIENT.has(number)) return 'badAddress';
  if (status === 401 || status === 403) return 'auth';
  return status === 408 || status === 429 || status >= 500 ? 'temporary' : 'refused';
}

/** The service's own number for the error, which its documentation explains; its words name the recipient. */
async function numberIn(response: Response): Promise<number | undefined> {
  const body: unknown = await response.json().catch(() => null);
  const number = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof number === 'number' ? number : undefined;
}

/** Sends text messages through the Twilio API (2010-04-01). */
export function twilioMessenger(settings: SmsSettings): TextMessenger {
  const account = encodeURIComponent(settings.account);
  const url = `${settings.url.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`;
  const credentials = Buffer.from(`${settings.account}:${settings.token}`).toString('base64');
  const sender = settings.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  async function post(body: URLSearchParams): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
        body,
        // Elsewhere our credentials have no business.
        redirect: 'error',
        signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
      });
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new DeliveryError('sms', isLate ? 'timeout' : 'unreachable');
    }
  }

  return {
    send: async (message) => {
      const { to, text } = checkedText(message);
      const response = await post(new URLSearchParams({ To: to, [sender]: settings.from, Body: text }));
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const number = await numberIn(response);
      throw new DeliveryError('sms', reasonOf(response.status, number), number ?? response.status);
    },
  };
}
