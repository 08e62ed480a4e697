import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { Leaving } from './holdings.ts';
import { type Entry, redactedEntry, withoutWords } from './redaction.ts';

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

/** What was written to a family that goes is deleted; one that stays keeps its mails without the name. */
export async function redactMessages(tx: DbOrTx, { isWhole, email, phone, names }: Leaving): Promise<void> {
  const recipients = [email, phone].flatMap((one) => one ?? []);
  if (recipients.length === 0) return;
  if (isWhole) {
    await tx.deleteFrom('outbox_messages').where('recipient', 'in', recipients).execute();
    return;
  }
  const messages = await tx
    .selectFrom('outbox_messages')
    .select(['_id', 'subject', 'text', 'html'])
    .where('recipient', 'in', recipients)
    .execute();
  const clean = (text: string | null) => (text === null ? null : withoutWords(text, names.words));
  for (const { _id, subject, text, html } of messages)
    await tx
      .updateTable('outbox_messages')
      .set({ subject: clean(subject), text: clean(text) ?? '', html: clean(html) })
      .where('_id', '=', _id)
      .execute();
}
