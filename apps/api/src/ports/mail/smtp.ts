import { createTransport } from 'nodemailer';
import { inTime } from '../../in-time.ts';
import { isLoopbackName } from '../../loopback.ts';
import { StartError } from '../../start-error.ts';
import { parseSender } from './address.ts';
import { checkedMail } from './checked-message.ts';
import { CONCURRENCY } from './deliver.ts';
import { DeliveryError, type DeliveryReason } from './delivery-error.ts';
import type { Mailer } from './port.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…` (TLS from the start). */
  readonly url: string;
  /** `Flink <no-reply@flink.test>` */
  readonly from: string;
  readonly timeoutMs?: number;
  readonly messageTimeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

/** A server that answers in drops is silent for no single reply, and would hold its connection for ever. */
const MESSAGE_TIMEOUT_MS = 120_000;

function connection(settings: SmtpSettings) {
  const url = new URL(settings.url);
  const isSecure = url.protocol === 'smtps:';
  const isLoopback = isLoopbackName(url.hostname);
  const hasPassword = url.username !== '';
  const timeout = settings.timeoutMs ?? TIMEOUT_MS;
  return {
    pool: true,
    maxConnections: CONCURRENCY,
    maxRequeues: 1,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(hasPassword && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    // A password goes over the network only under TLS; nobody stands between us and our own machine.
    requireTLS: hasPassword && !isLoopback,
    tls: { rejectUnauthorized: !isLoopback },
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const REASONS: Readonly<Record<string, DeliveryReason>> = {
  EAUTH: 'auth',
  ENOAUTH: 'auth',
  ETIMEDOUT: 'timeout',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'unreachable',
  EREQUIRETLS: 'unreachable',
  EPROTOCOL: 'unreachable',
};

/** From the transport's error only its code and the server's number are taken: its words name the recipient. */
function deliveryError(error: unknown): DeliveryError {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  const known = REASONS[String(code)];
  if (known !== undefined) return new DeliveryError('mail', known, numberOf(responseCode) ?? String(code));
  const number = numberOf(responseCode);
  if (number === undefined) return new DeliveryError('mail', 'temporary', String(code ?? 'unknown'));
  return new DeliveryError('mail', number >= 500 ? 'refused' : 'temporary', number);
}

function numberOf(responseCode: unknown): number | undefined {
  return typeof responseCode === 'number' ? responseCode : undefined;
}

/** Sends over SMTP; connections stay open for the messages that follow, until `close`. */
export function smtpMailer(settings: SmtpSettings): Mailer & { close(): void } {
  const from = parseSender(settings.from);
  if (from === null) {
    throw new StartError(
      'The variable FLINK_MAIL_FROM is not usable: set it to an address, such as Flink <mail@example.org>.',
    );
  }
  const options = connection(settings);
  const open = () => createTransport(options);
  let transport: ReturnType<typeof open> | null = null;
  const close = () => {
    transport?.close({ force: true });
    transport = null;
  };
  return {
    close,
    send: async (message) => {
      const { to, subject, text, html, kind, stopUrl } = checkedMail(message);
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Flink-Kind': kind,
          ...(stopUrl === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${stopUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      };
      transport ??= open();
      const sending = transport.sendMail(mail).catch((error: unknown) => {
        throw deliveryError(error);
      });
      await inTime(sending, settings.messageTimeoutMs ?? MESSAGE_TIMEOUT_MS).catch((error: unknown) => {
        if (error instanceof DeliveryError) throw error;
        sending.catch(() => undefined);
        close();
        throw new DeliveryError('mail', 'timeout');
      });
    },
  };
}
