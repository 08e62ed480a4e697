import { words } from '@flink/contract/resources/words.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../resources/served-resource.ts';

export const wordsResource = serve(words, {
  table: 'words',
  seenIn: EVERYBODY,
  isProtected: sql`row.shipped`,
  uses: [
    {
      section: 'wordlists',
      from: 'wordlists',
      column: (id) => sql`exists (select from wordlist_words as listed
        where listed.wordlist_id = other._id and listed.word_id = ${id})`,
      title: sql`other.name`,
    },
    {
      section: 'word-groups',
      from: 'made_groups',
      column: (id) => sql`exists (select from made_group_words as grouped
        where grouped.group_id = other._id and grouped.word_id = ${id})`,
      title: sql`other.name`,
    },
  ],
});
