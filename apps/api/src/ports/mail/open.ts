import type { Db } from '../../db/database.ts';
import { type Delivered, deliverOutbox, type Services } from './deliver.ts';
import { outboxMailer, outboxMessenger } from './outbox.ts';
import type { Mailer, TextMessenger } from './port.ts';
import { type SmtpSettings, smtpMailer } from './smtp.ts';
import { type SmsSettings, twilioMessenger } from './twilio.ts';

export interface MailSettings {
  readonly smtp: SmtpSettings | null;
  readonly sms: SmsSettings | null;
}

export interface Mail {
  readonly mailer: Mailer;
  readonly messenger: TextMessenger;
  /** Hands what waits to the outside services; does nothing when none is switched on. */
  deliver(signal?: AbortSignal): Promise<Delivered>;
}

/** Messages are written to the outbox first, so that none is lost while a service is down. */
export function openMail(settings: MailSettings, db: Db): Mail {
  const services: Services = {
    mail: settings.smtp && smtpMailer(settings.smtp),
    sms: settings.sms && twilioMessenger(settings.sms),
  };
  return {
    mailer: outboxMailer(db),
    messenger: outboxMessenger(db),
    deliver: (signal) => deliverOutbox(db, services, signal),
  };
}
