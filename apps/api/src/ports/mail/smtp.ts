import { createTransport } from 'nodemailer';
import { StartError } from '../../start-error.ts';
import { parseSender } from './address.ts';
import { checkedMail } from './checked-message.ts';
import { DeliveryError, type DeliveryReason } from './delivery-error.ts';
import type { Mailer } from './port.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…` (TLS from the start). */
  readonly url: string;
  /** `Flink <no-reply@flink.test>` */
  readonly from: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/;

function connection(settings: SmtpSettings) {
  const url = new URL(settings.url);
  const isSecure = url.protocol === 'smtps:';
  const isLoopback = LOOPBACK.test(url.hostname);
  const hasPassword = url.username !== '';
  const timeout = settings.timeoutMs ?? TIMEOUT_MS;
  return {
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

/** Sends over SMTP, one connection per message. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const from = parseSender(settings.from);
  if (from === null) {
    throw new StartError(
      'The variable FLINK_MAIL_FROM is not usable: set it to an address, such as Flink <mail@example.org>.',
    );
  }
  const transport = createTransport(connection(settings));
  return {
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
      await transport.sendMail(mail).catch((error: unknown) => {
        throw deliveryError(error);
      });
    },
  };
}
