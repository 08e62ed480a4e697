import type { DbOrTx } from '../db/database.ts';
import { outboxMailer, outboxMessenger } from '../ports/mail/outbox.ts';
import type { MailMessage, TextMessage } from '../ports/mail/port.ts';

/** What goes out to people. */
export interface Post {
  mail(message: MailMessage): Promise<void>;
  mails(messages: readonly MailMessage[]): Promise<void>;
  text(message: TextMessage): Promise<void>;
}

/** Messages are written down in the caller's transaction when it gives one; a job hands them on. */
export function outboxPost(db: DbOrTx): Post {
  const { send, sendAll } = outboxMailer(db);
  return { mail: send, mails: sendAll, text: outboxMessenger(db).send };
}
