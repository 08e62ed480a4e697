import type { DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { checkedMail, checkedText } from './checked-message.ts';
import type { Mailer, MailMessage, TextMessenger } from './port.ts';

/**
 * Writes messages into a table, in the caller's transaction when it gives one: a message leaves only if what it
 * tells has really happened. Without an outside service they stay there, for SUPER to read.
 */
export function outboxMailer(
  db: DbOrTx,
): Mailer & { sendAll(messages: readonly MailMessage[]): Promise<void> } {
  const sendAll = async (messages: readonly MailMessage[]) => {
    if (messages.length === 0) return;
    const rows = messages.map(checkedMail).map(({ to, subject, text, html, stopUrl, forget }) => ({
      _id: uuidv7(),
      channel: 'mail',
      recipient: to,
      subject,
      text,
      html: html ?? null,
      stop_url: stopUrl ?? null,
      forgotten_when_sent: forget ?? false,
    }));
    await db.insertInto('outbox_messages').values(rows).execute();
  };
  return { send: (message) => sendAll([message]), sendAll };
}

export function outboxMessenger(db: DbOrTx): TextMessenger {
  return {
    send: async (message) => {
      const { to, text } = checkedText(message);
      await db
        .insertInto('outbox_messages')
        .values({ _id: uuidv7(), channel: 'sms', recipient: to, text })
        .execute();
    },
  };
}
