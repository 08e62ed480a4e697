import { words } from '@flink/contract/resources/words.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../resources/served-resource.ts';

export const wordsResource = serve(words, {
  table: 'words',
  seenIn: EVERYBODY,
  isProtected: sql`row.shipped`,
});
