import type { DbOrTx } from '@flink/api/db/database.ts';
import { sql } from 'kysely';
import { LIBRARY_LOCALES } from '../library/library.ts';
import { libraryId } from '../library/library-id.ts';
import { isRanked, listedWords, wordlistId, wordlists } from '../library/wordlists.ts';

/** Brings the library's lists into the database, one for each language. What authors changed stays. */
export async function loadWordlists(tx: DbOrTx): Promise<void> {
  const lists = LIBRARY_LOCALES.flatMap((locale) =>
    wordlists.map((list) => ({ _id: wordlistId(list, locale), list, locale })),
  );
  const untouched = await tx
    .insertInto('wordlists')
    .values(
      lists.map(({ _id, list, locale }) => ({
        _id,
        name: list.name[locale],
        locale,
        shipped: true,
        is_valid: true,
        ranked: isRanked(list),
      })),
    )
    .onConflict((oc) =>
      oc
        .column('_id')
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), ranked: eb.ref('excluded.ranked') }))
        .where('wordlists.version', '=', 1),
    )
    .returning('_id')
    .execute();
  const ids = new Set(untouched.map(({ _id }) => _id));
  await sql`delete from wordlist_words where wordlist_id = any(${[...ids]}::uuid[])`.execute(tx);
  const words = lists
    .filter(({ _id }) => ids.has(_id))
    .flatMap(({ _id, list, locale }) =>
      listedWords(list, locale).map((word, position) => ({
        wordlist_id: _id,
        position,
        word: word[locale],
        word_id: libraryId('word', word.en),
      })),
    );
  await sql`insert into wordlist_words (wordlist_id, position, word, word_id)
    select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as row (wordlist_id uuid, position smallint, word text, word_id uuid)`.execute(tx);
  await nameLists(tx);
}

/** The lists of all languages had one id before they were rows. */
async function nameLists(tx: DbOrTx): Promise<void> {
  const renamed = LIBRARY_LOCALES.flatMap((locale) =>
    wordlists.map((list) => ({ was: libraryId('wordlist', list.key), locale, is: wordlistId(list, locale) })),
  );
  const lists = sql`jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as list (was uuid, locale text, "is" uuid)`;
  await sql`update activities set generated_from = list."is" from ${lists}
    where activities.generated_from = list.was and activities.locale = list.locale`.execute(tx);
  await sql`update activity_groups set generated_from = list."is" from ${lists}, solutions
    where activity_groups.generated_from = list.was and solutions._id = activity_groups.solution_id
      and solutions.locale = list.locale`.execute(tx);
}
