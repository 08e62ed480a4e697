import { documents } from '@flink/contract/resources/documents.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';
import { localeColumn, localeName } from '../texts/locale-column.ts';
import { announceFile, takeArrivedFiles } from './document-files.ts';

export const documentsResource = serve(documents, {
  table: 'documents',
  seenIn: EVERYBODY,
  columns: { localeId: localeColumn, file: { column: 'file_key' } },
  shown: { localeName, label: sql`row.name || ' (' || ${localeName} || ')'` },
  // Without a file there is nothing to read yet.
  offered: sql`seen.file is not null`,
  // The sign-in page leads to these.
  isProtected: sql`row.shipped or exists (select from config
    where key = 'loginPageDocuments' and value::text like '%' || row._id || '%')`,
  beforeReading: takeArrivedFiles,
  alsoAnswers: announceFile,
});
