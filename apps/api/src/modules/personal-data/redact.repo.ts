import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { Leaving } from './holdings.ts';
import { type Entry, type Message, redactedEntry, tellsOf, withoutWords } from './redaction.ts';

/** Read and written at a time: the log of years passes through. */
const AT_ONCE = 500;

type Stored = Entry & { readonly _id: string };

/** Takes names out of the record of who did what; its entries stay. */
export async function redactAudit(tx: DbOrTx, { names }: Leaving): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Stored>`
      select _id, actor_id, actor_name, resource, row_id, row_title, before, after from audit_log
      where _id > ${after} and (
        row_id = any(${[...names.ids]}::uuid[]) or actor_id = any(${[...names.ids]}::uuid[])
        or exists (select from unnest(${[...names.ids, ...names.values]}::text[]) as one
          where strpos(coalesce(before::text, '') || coalesce(after::text, ''), one) > 0)
      )
      order by _id limit ${AT_ONCE}`.execute(tx);
    for (const entry of rows) await write(tx, entry, redactedEntry(entry, names));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last._id;
  }
}

async function write(tx: DbOrTx, before: Stored, { _id, ...after }: Stored): Promise<void> {
  if (JSON.stringify({ _id, ...after }) === JSON.stringify(before)) return;
  await tx
    .updateTable('audit_log')
    .set({
      actor_id: after.actor_id,
      actor_name: after.actor_name,
      row_id: after.row_id,
      row_title: after.row_title,
      before: after.before === null ? null : JSON.stringify(after.before),
      after: after.after === null ? null : JSON.stringify(after.after),
    })
    .where('_id', '=', _id)
    .execute();
}

/**
 * What was written to a family that goes is deleted, also where its address was another one then. A family that stays
 * keeps its mails without the name, and so does everybody else whom a mail told of them.
 */
export async function redactMessages(tx: DbOrTx, { isWhole, email, phone, names }: Leaving): Promise<void> {
  const own = [email, phone].flatMap((one) => one ?? []);
  if (isWhole && own.length > 0)
    await tx.deleteFrom('outbox_messages').where('recipient', 'in', own).execute();
  const { rows } = await sql<StoredMessage>`
    select message._id, message.recipient, message.subject, message.text, message.html,
      not exists (select from users where lower(users.email) = lower(message.recipient))
        and not exists (select from families as family
          where family.email = message.recipient or family.phone = message.recipient) as "isOfNobody"
    from outbox_messages as message
    where message.recipient = any(${own}) or exists (select from unnest(${[...names.values]}::text[]) as one
      where strpos(concat_ws(' ', message.recipient, message.subject, message.text, message.html), one) > 0)
  `.execute(tx);
  for (const message of rows) {
    const { _id, recipient, subject, text, html } = message;
    if (!own.includes(recipient) && !tellsOf(message, names.values)) continue;
    if (isWhole && message.isOfNobody) {
      await tx.deleteFrom('outbox_messages').where('_id', '=', _id).execute();
      continue;
    }
    const clean = (words: string | null) =>
      words === null ? null : withoutWords(words, [...names.words, ...names.values]);
    await tx
      .updateTable('outbox_messages')
      .set({ subject: clean(subject), text: clean(text) ?? '', html: clean(html) })
      .where('_id', '=', _id)
      .execute();
  }
}

/** Why a family asked for its money, and what it was told: words of adults, who may name the child. */
export async function redactRefunds(tx: DbOrTx, { familyId, names }: Leaving): Promise<void> {
  const asked = await tx
    .selectFrom('refund_requests')
    .select(['_id', 'message', 'answer'])
    .where('family_id', '=', familyId)
    .execute();
  const clean = (words: string) => withoutWords(words, [...names.words, ...names.values]);
  for (const { _id, message, answer } of asked)
    await tx
      .updateTable('refund_requests')
      .set({ message: clean(message), answer: answer === null ? null : clean(answer) })
      .where('_id', '=', _id)
      .execute();
}

interface StoredMessage extends Message {
  readonly _id: string;
  /** Nobody can be reached there any more. */
  readonly isOfNobody: boolean;
}
