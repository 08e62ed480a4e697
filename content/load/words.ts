import type { DbOrTx } from '@flink/api/db/database.ts';
import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { libraryId } from '../library/library-id.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { type LibraryLocale, type Meaning, meaningsIn } from '../words/meanings.ts';
import { nounCategories } from '../words/nouns.ts';
import { wrongInSentence } from '../words/other-meanings/wrong-in-sentence.ts';
import { otherWordCategories } from '../words/other-words.ts';

const LOCALES = ['en', 'es', 'sw'] as const satisfies readonly LibraryLocale[];

/** Small enough for the parameters of one statement. */
const CHUNK = 500;

/** Brings the words of the library into the database. What was changed in the office stays. */
export async function loadWords(tx: DbOrTx): Promise<void> {
  const rows = [
    ...[...nounCategories.values()]
      .flat()
      .map((noun) => ({ ...rowOf(noun), picture: pictureAddress(noun.en) })),
    ...[...otherWordCategories.values()].flat().map((word) => ({ ...rowOf(word), picture: null })),
  ];
  // A word may stand in two lists.
  const once = [...new Map(rows.map((row) => [row._id, row])).values()];
  for (let start = 0; start < once.length; start += CHUNK)
    await tx
      .insertInto('words')
      .values(once.slice(start, start + CHUNK))
      .onConflict((oc) =>
        oc
          .column('_id')
          .doUpdateSet((eb) => ({
            picture: eb.ref('excluded.picture'),
            translations: eb.ref('excluded.translations'),
            related_words: eb.ref('excluded.related_words'),
            definitions: eb.ref('excluded.definitions'),
            sentences: eb.ref('excluded.sentences'),
            syllables: eb.ref('excluded.syllables'),
            sounds: eb.ref('excluded.sounds'),
            wrong_in_sentence: eb.ref('excluded.wrong_in_sentence'),
          }))
          .where('words.version', '=', 1),
      )
      .execute();
}

function rowOf(word: Readonly<Record<LibraryLocale, string>>) {
  const told = (tell: (meaning: Meaning) => string) =>
    JSON.stringify(
      Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const meaning = meaningsIn[locale].get(word.en);
          return meaning ? [[locale, tell(meaning)]] : [];
        }),
      ),
    );
  return {
    _id: libraryId('word', word.en),
    word: word.en,
    translations: JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, word[locale]]))),
    related_words: told(({ related }) => related),
    definitions: told(({ definition }) => definition),
    sentences: told(({ sentence }) => sentence),
    syllables: told(({ syllables }) => syllables.join('·')),
    sounds: JSON.stringify(
      Object.fromEntries(LOCALES.map((locale) => [locale, speechAddress(locale, word[locale])])),
    ),
    wrong_in_sentence: (wrongInSentence.get(word.en) ?? []).map((english) => libraryId('word', english)),
    shipped: true,
  };
}
