import { parseMailAddress, parsePhone } from './address.ts';
import { DeliveryError } from './delivery-error.ts';
import type { MailMessage, TextMessage } from './port.ts';

const SUBJECT_MAX = 200;
const MAIL_MAX = 500_000;

/** The longest message that a Twilio-compatible service takes. */
const SMS_MAX = 1_600;

/** A subject is one line: a line break in it would begin a header of the sender's choice. */
function oneLine(text: string): string {
  return [
    ...text
      .toWellFormed()
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  ]
    .slice(0, SUBJECT_MAX)
    .join('');
}

/** Control characters other than line breaks and tabs have no place in text, and NUL none in the database. */
function plainText(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
}

export function checkedMail(message: MailMessage): MailMessage {
  const to = parseMailAddress(message.to.trim());
  if (to === null) throw new DeliveryError('mail', 'badAddress');
  const { html, stopUrl, forget } = message;
  const isTooLong = message.text.length > MAIL_MAX || (html?.length ?? 0) > MAIL_MAX;
  if (message.text.trim() === '' || isTooLong || !/^[a-z][a-z0-9-]{0,60}$/.test(message.kind)) {
    throw new DeliveryError('mail', 'badContent');
  }
  // It becomes a header: whatever is no address, or would end one, stays out.
  if (stopUrl !== undefined && !/^https?:\/\/[^\s<>\p{Cc}]{1,500}$/u.test(stopUrl))
    throw new DeliveryError('mail', 'badContent');
  return {
    to,
    subject: oneLine(message.subject),
    text: plainText(message.text),
    kind: message.kind,
    ...(html === undefined ? {} : { html: plainText(html) }),
    ...(stopUrl === undefined ? {} : { stopUrl }),
    ...(forget === undefined ? {} : { forget }),
  };
}

export function checkedText(message: TextMessage): TextMessage {
  const to = parsePhone(message.to);
  if (to === null) throw new DeliveryError('sms', 'badAddress');
  const text = plainText(message.text);
  if (text.trim() === '' || text.length > SMS_MAX) throw new DeliveryError('sms', 'badContent');
  return { to, text };
}
