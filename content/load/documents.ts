import { createHash } from 'node:crypto';
import type { Db } from '@flink/api/db/database.ts';
import { parseFileKey } from '@flink/api/ports/files/key.ts';
import type { FileStore } from '@flink/api/ports/files/port.ts';
import { publicConfig } from '@flink/contract/entities/catalog.ts';
import { documents } from '../documents/documents.ts';
import { libraryId } from '../library/library-id.ts';

const MARK = 'loadedDocuments';

/**
 * Brings the papers for adults into the file store and names them on the login page. Unchanged since the last start
 * it is one small read. A document that an administrator has put there in the meantime stays.
 */
export async function loadDocuments(db: Db, files: FileStore): Promise<void> {
  const print = createHash('sha256').update(JSON.stringify(documents)).digest('hex');
  const last = await db.selectFrom('config').select('value').where('key', '=', MARK).executeTakeFirst();
  if (last?.value === print) return;
  // Read only when there is something to make: later starts have no use for it.
  const { makeDocument } = await import('../documents/make-document.ts');
  const rows = documents.map(({ key, locale, title }) => ({
    _id: libraryId('document', key, locale),
    name: title,
    locale,
    file_key: parseFileKey(`documents/${key}-${locale}.pdf`),
    shipped: true,
  }));
  for (const [index, document] of documents.entries()) {
    const key = rows[index]?.file_key;
    if (key) await files.put(key, await makeDocument(document), 'document');
  }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('documents')
      .values(rows)
      .onConflict((oc) =>
        oc
          .column('_id')
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name') }))
          // What was changed in the office stays.
          .where('documents.version', '=', 1),
      )
      .execute();
    const setting = await tx
      .selectFrom('config')
      .select('value')
      .where('key', '=', 'loginPageDocuments')
      .forUpdate()
      .executeTakeFirst();
    const named = publicConfig.shape.loginPageDocuments.parse(setting?.value ?? {});
    for (const { key, locale } of documents)
      named[key] = { [locale]: libraryId('document', key, locale), ...named[key] };
    for (const [key, value] of [
      ['loginPageDocuments', named],
      [MARK, print],
    ] as const) {
      await tx
        .insertInto('config')
        .values({ key, value: JSON.stringify(value) })
        .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    }
  });
}
