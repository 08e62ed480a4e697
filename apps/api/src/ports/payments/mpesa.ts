import { z } from 'zod';
import {
  type Charge,
  type FailureReason,
  type MobileMoney,
  type Outcome,
  PaymentServiceError,
} from './port.ts';

export interface MpesaSettings {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  readonly shortCode: string;
  readonly passKey: string;
  /** Where it tells of a payment, proof included. */
  readonly callbackUrl: (paymentId: string) => string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** A push stands on the telephone for about a minute. */
export const ANSWERS_WITHIN_MS = 5 * 60_000;

/** A token is good for an hour; it is asked for anew a minute before. */
const EARLY_MS = 60_000;

/** Daraja's result codes: the person said no, and nobody answered. */
const REJECTED = new Set(['1032', '2001', '1']);
const TIMED_OUT = new Set(['1037', '1019', '1001']);

/** An answer of Daraja that a payment is still under way comes as an error. */
const STILL_UNDER_WAY = '500.001.1001';

const token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const pushed = z.object({ ResponseCode: z.string(), CheckoutRequestID: z.string().min(1) });
const queried = z.object({ ResponseCode: z.string(), ResultCode: z.coerce.string() });
const refusal = z.object({ errorCode: z.string() });
const callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string().regex(/^[\w.-]{1,100}$/),
      ResultCode: z.union([z.number(), z.string().max(20)]).transform(String),
    }),
  }),
});

/** M-Pesa by Daraja: a push to the telephone (STK), what it tells of its own accord, and the question what became of it. */
export function mpesaMobileMoney(settings: MpesaSettings): MobileMoney {
  let known: { readonly token: string; readonly until: number } | null = null;

  async function ask(
    path: string,
    init: RequestInit,
  ): Promise<{ readonly ok: boolean; readonly body: unknown }> {
    try {
      const reply = await fetch(`${settings.url}${path}`, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
      });
      return { ok: reply.ok, body: await reply.json().catch(() => null) };
    } catch (error) {
      throw new PaymentServiceError('M-Pesa does not answer.', { cause: error });
    }
  }

  async function accessToken(): Promise<string> {
    if (known !== null && known.until > Date.now()) return known.token;
    const credentials = Buffer.from(`${settings.key}:${settings.secret}`).toString('base64');
    const { body } = await ask('/oauth/v1/generate?grant_type=client_credentials', {
      headers: { authorization: `Basic ${credentials}` },
    });
    const { access_token, expires_in } = read(token, body);
    known = { token: access_token, until: Date.now() + expires_in * 1_000 - EARLY_MS };
    return access_token;
  }

  const post = async (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ BusinessShortCode: settings.shortCode, ...signed(settings), ...body }),
    });

  async function look({ externalId }: Charge): Promise<Outcome | null> {
    if (externalId === null) return null;
    const { ok, body } = await post('/mpesa/stkpushquery/v1/query', { CheckoutRequestID: externalId });
    if (ok) return outcomeOf(externalId, read(queried, body).ResultCode);
    if (refusal.safeParse(body).data?.errorCode === STILL_UNDER_WAY) return { kind: 'waiting', externalId };
    throw new PaymentServiceError('M-Pesa does not say what became of a payment.');
  }

  return {
    name: 'mpesa',
    prepare: async () => null,

    async confirm({ paymentId, amount }, { token: phone }) {
      // Whole shillings alone.
      if (amount.currency !== 'KES' || amount.minor % 100 !== 0)
        return { kind: 'failed', externalId: null, reason: 'unknown' };
      const party = `254${phone.slice(1)}`;
      const { ok, body } = await post('/mpesa/stkpush/v1/processrequest', {
        TransactionType: 'CustomerPayBillOnline',
        Amount: amount.minor / 100,
        PartyA: party,
        PartyB: settings.shortCode,
        PhoneNumber: party,
        CallBackURL: settings.callbackUrl(paymentId),
        AccountReference: 'Flink',
        TransactionDesc: 'Flink',
      });
      if (!ok) return { kind: 'failed', externalId: null, reason: 'unknown' };
      const { ResponseCode, CheckoutRequestID } = read(pushed, body);
      return ResponseCode === '0'
        ? { kind: 'waiting', externalId: CheckoutRequestID }
        : { kind: 'failed', externalId: CheckoutRequestID, reason: 'unknown' };
    },

    look,
    drop: look,

    /** Reversals need a person's credentials at the service: they are made there. */
    refundsByHand: true,
    answersWithinMs: ANSWERS_WITHIN_MS,
    refund: async () => {
      throw new PaymentServiceError('M-Pesa gives money back by hand.');
    },

    readCallback(body) {
      const told = callback.safeParse(body).data?.Body.stkCallback;
      return told ? outcomeOf(told.CheckoutRequestID, told.ResultCode) : null;
    },
  };
}

const reasonOf = (code: string): FailureReason =>
  REJECTED.has(code) ? 'rejected' : TIMED_OUT.has(code) ? 'timedOut' : 'unknown';

const outcomeOf = (externalId: string, code: string): Outcome =>
  code === '0' ? { kind: 'paid', externalId } : { kind: 'failed', externalId, reason: reasonOf(code) };

/** Kenya's clock has no summer time. */
const EAST_AFRICA_MS = 3 * 3_600_000;

function signed({ shortCode, passKey }: MpesaSettings) {
  const Timestamp = new Date(Date.now() + EAST_AFRICA_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return { Timestamp, Password: Buffer.from(`${shortCode}${passKey}${Timestamp}`).toString('base64') };
}

function read<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new PaymentServiceError('M-Pesa answers in words that are not its own.');
  return parsed.data;
}
