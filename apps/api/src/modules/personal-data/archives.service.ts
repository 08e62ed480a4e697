import { Readable } from 'node:stream';
import { ARCHIVE_DAYS } from '@flink/contract/rules/people/personal-data.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { JobNeeds } from '../../jobs/job.ts';
import { type FileKey, parseFileKey } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';
import { type ZipEntry, zipOf } from '../../zip.ts';
import { textsNow } from '../catalog/texts/texts-now.service.ts';
import { filesMadeBy } from '../play/works/made-files.service.ts';
import { HOLDINGS, type Person } from './holdings.ts';
import * as repo from './personal-data.repo.ts';

type Needs = Pick<JobNeeds, 'db' | 'files' | 'log' | 'signal'>;

/** Rows read at a time: years of play pass through. */
const ROWS_AT_ONCE = 500;

export const archiveKey = (requestId: string): FileKey => parseFileKey(`archives/${requestId}.zip`);

const ARCHIVED = HOLDINGS.flatMap(({ archive }) => (typeof archive === 'string' ? [] : [archive]));

/** Makes the archives that were asked for, one after the other; one that fails can be asked for again. */
export async function makeArchives({ db, files, log, signal }: Needs): Promise<number> {
  let made = 0;
  for (;;) {
    signal?.throwIfAborted();
    const asked = await repo.nextArchive(db);
    if (!asked) return made;
    const key = archiveKey(asked._id);
    try {
      const { size } = await files.put(key, Readable.from(zipOf(entriesOf(db, files, asked))), 'archive');
      await repo.archiveIsReady(db, asked._id, size);
      made += 1;
    } catch (error) {
      log.warn({ err: error, request: asked._id }, 'an archive could not be made');
      await files.remove([key]);
      await repo.setState(db, asked._id, 'failed');
    }
  }
}

/** Archives whose days are over, and those of learners who are gone. */
export async function removeArchives({ db, files }: Pick<Needs, 'db' | 'files'>): Promise<number> {
  const over = await repo.archivesToRemove(db);
  for (const { _id } of over) {
    await files.remove([archiveKey(_id)]);
    await repo.setState(db, _id, 'expired');
  }
  return over.length;
}

async function* entriesOf(
  db: Db,
  files: FileStore,
  asked: Person & { readonly locale: string },
): AsyncGenerator<ZipEntry> {
  const { t, locale } = await textsNow(db, asked.locale);
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const lines = ARCHIVED.map(({ file }) => `${file}.json\n    ${t(`personalData.file.${file}`)}`);
  const readme = [
    t('personalData.readme', { when: made.format(new Date()), days: ARCHIVE_DAYS }),
    '',
    ...lines,
    `works/\n    ${t('personalData.file.made')}`,
    '',
  ].join('\n');
  yield { name: 'README.txt', content: [Buffer.from(readme)] };
  for (const { file, rows } of ARCHIVED) yield { name: `${file}.json`, content: jsonOf(db, rows(asked)) };
  for await (const { workId, filename, key } of filesMadeBy({ db, files }, asked.learnerId))
    yield { name: `works/${workId}/${filename}`, content: bytesOf(files, key) };
}

async function* bytesOf(files: FileStore, key: FileKey): AsyncGenerator<Uint8Array> {
  const { stream } = await files.open(key);
  yield* stream;
}

/** A list of rows, one after the other. */
async function* jsonOf(db: Db, query: RawBuilder<unknown>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const row of rowsOf(db, query)) {
    yield Buffer.from(`${before}${JSON.stringify(row, null, 2)}`);
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}

async function* rowsOf(db: Db, query: RawBuilder<unknown>): AsyncGenerator<unknown> {
  const tx = await db.startTransaction().execute();
  try {
    await sql`declare archived no scroll cursor for ${query}`.execute(tx);
    for (;;) {
      const { rows } = await fetched(tx);
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) break;
    }
  } finally {
    await tx.rollback().execute();
  }
}

const fetched = (tx: DbOrTx) => sql`fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(tx);
