import { WORD_FIELDS, type WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Words } from '../../../db/tables.gen.ts';
import type { Author } from '../make.scope.ts';

/** Between the syllables of a word, as they are kept. */
export const SYLLABLES_MARK = '·';

type Field = (typeof WORD_FIELDS)[number];

/** Where it is kept who told a field. */
const placeOf = (field: Field, locale: string): string =>
  field === 'wordImage' ? field : `${field}.${locale}`;

const told = (column: string, locale: string) =>
  sql<string | null>`nullif(${sql.ref(`words.${column}`)} ->> ${locale}, '')`;

const shown = (author: Author, locale: string) =>
  [
    'words._id',
    'words.version',
    sql<string>`coalesce(${told('translations', locale)}, words.word)`.as('word'),
    told('related_words', locale).as('relatedWord'),
    told('definitions', locale).as('definition'),
    told('definition_sounds', locale).as('definitionAudio'),
    told('sounds', locale).as('wordAudio'),
    told('sentences', locale).as('sentence'),
    'words.picture as wordImage',
    told('syllables', locale).as('syllables'),
    told('pronunciations', locale).as('pronunciation'),
    sql<WordMeaning['otherLocales']>`coalesce((
      select jsonb_object_agg(said.key, jsonb_build_object('word', said.value,
        'wordAudio', words.sounds -> said.key, 'sentence', words.sentences -> said.key))
      from jsonb_each_text(words.translations) as said where said.key <> ${locale}), '{}')`.as(
      'otherLocales',
    ),
    author.managesWords
      ? sql<boolean>`true`.as('mayChange')
      : sql<boolean>`words.created_by is not distinct from ${author.userId}::uuid`.as('mayChange'),
    sql<string[]>`array(select key from jsonb_each_text(words.told_by) where value = ${author.userId})`.as(
      'toldPlaces',
    ),
  ] as const;

type Row = Omit<WordMeaning, 'hasPicture' | 'syllables' | 'own'> & {
  readonly syllables: string | null;
  readonly toldPlaces: readonly string[];
};

const meaningOf = ({ syllables, toldPlaces, ...row }: Row, locale: string): WordMeaning => ({
  ...row,
  own: WORD_FIELDS.filter((field) => toldPlaces.includes(placeOf(field, locale))),
  hasPicture: row.wordImage !== null,
  syllables: syllables?.split(SYLLABLES_MARK) ?? [],
});

/** Every meaning of these words in a language, by the word that was asked for: those of the library first. */
export async function meaningsSpelt(
  db: DbOrTx,
  author: Author,
  locale: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly WordMeaning[]>> {
  const rows = await db
    .selectFrom(
      sql<{
        name: string;
        place: number;
      }>`unnest(${names}::text[]) with ordinality`.as<'asked'>(sql`asked (name, place)`),
    )
    .innerJoin('words', (join) =>
      join.on(
        sql<SqlBool>`word_spellings(words.translations) @> array[${locale}::text || ' ' || word_fold(asked.name)]`,
      ),
    )
    .select(['asked.name as asked', ...shown(author, locale)])
    .orderBy('asked.place')
    .orderBy('words.shipped', 'desc')
    .orderBy('words._id')
    .execute();
  const meanings = new Map<string, WordMeaning[]>();
  for (const { asked, ...row } of rows)
    meanings.set(asked, [...(meanings.get(asked) ?? []), meaningOf(row, locale)]);
  return meanings;
}

/** The meanings that are there, by id. */
export async function meaningsById(
  db: DbOrTx,
  author: Author,
  locale: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WordMeaning>> {
  const rows = await db
    .selectFrom('words')
    .where(sql<SqlBool>`words._id = any(${ids}::uuid[])`)
    .select(shown(author, locale))
    .execute();
  return new Map(rows.map((row) => [row._id, meaningOf(row, locale)]));
}

/** Those of these meanings that are said in a language, by id. */
export async function saidIn(
  db: DbOrTx,
  locale: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('words')
    .where(sql<SqlBool>`_id = any(${ids}::uuid[]) and coalesce(translations ->> ${locale}, '') <> ''`)
    .select('_id')
    .execute();
  return new Set(rows.map(({ _id }) => _id));
}

/** Those of these addresses that are pictures of words. */
export async function knownPictures(db: DbOrTx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('words')
    .where(sql<SqlBool>`words.picture = any(${addresses}::text[])`)
    .select(sql<string>`words.picture`.as('picture'))
    .distinct()
    .execute();
  return new Set(rows.map(({ picture }) => picture));
}

/** Pictures of words that are written like this one in any language, the nearest first. */
export async function picturesLike(db: DbOrTx, word: string, locale: string, most: number) {
  const found = await db
    .selectFrom('words')
    .where('words.picture', 'is not', null)
    .where(sql<SqlBool>`${word}::text <% (words.translations::text)`)
    .select([
      sql<string>`words.picture`.as('key'),
      sql<string>`coalesce(${told('translations', locale)}, words.word)`.as('name'),
      'words._id as wordId',
      sql<boolean>`${told('translations', locale)} is not null`.as('isSaid'),
    ])
    .orderBy(
      sql`exists (select 1 from jsonb_each_text(words.translations) as said
        where word_fold(said.value) = word_fold(${word}))`,
      'desc',
    )
    .orderBy(sql`word_similarity(${word}::text, words.translations::text)`, 'desc')
    .orderBy('words._id')
    .limit(most)
    .execute();
  return found;
}

export const insertWords = (tx: DbOrTx, rows: readonly Insertable<Words>[]) =>
  tx
    .insertInto('words')
    .values(rows)
    .onConflict((oc) => oc.column('_id').doNothing())
    .execute();

const COLUMNS = {
  word: 'translations',
  definition: 'definitions',
  sentence: 'sentences',
  syllables: 'syllables',
  pronunciation: 'pronunciations',
  wordAudio: 'sounds',
  definitionAudio: 'definition_sounds',
} as const satisfies Readonly<Partial<Record<Field, keyof Words>>>;

/** What a word is given in one language; null takes it away, and what is not named stays. */
export type Told = Readonly<Partial<Record<Field, string | null>>>;

const isOfLanguage = (field: string): field is keyof typeof COLUMNS => field in COLUMNS;

/** The columns of a word that is made, as it is told in its first language. */
export const columnsOf = (told: Told, locale: string): Partial<Insertable<Words>> => ({
  picture: told.wordImage ?? null,
  ...Object.fromEntries(
    Object.entries(told).flatMap(([field, value]) =>
      isOfLanguage(field) && value !== null ? [[COLUMNS[field], JSON.stringify({ [locale]: value })]] : [],
    ),
  ),
});

export async function tellWord(
  tx: DbOrTx,
  author: Author,
  id: string,
  locale: string,
  told: Told,
): Promise<void> {
  const all = Object.entries(told) as [Field, string | null][];
  const columns = all.flatMap(([field, value]) => {
    if (!isOfLanguage(field)) return [];
    const column = sql.ref(COLUMNS[field]);
    return value === null
      ? sql`${column} = ${column} - ${locale}::text`
      : sql`${column} = ${column} || jsonb_build_object(${locale}::text, ${value}::text)`;
  });
  // Nobody has held other words against the new sentence.
  if (told.sentence !== undefined) columns.push(sql`wrong_in_sentence = '{}'`);
  if (told.wordImage !== undefined) columns.push(sql`picture = ${told.wordImage}`);
  const gone = all.filter(([, value]) => value === null).map(([field]) => placeOf(field, locale));
  const own = all.filter(([, value]) => value !== null).map(([field]) => placeOf(field, locale));
  const toldBy = Object.fromEntries(own.map((place) => [place, author.userId]));
  await sql`update words set ${sql.join([
    ...columns,
    sql`told_by = (told_by - ${gone}::text[]) || ${JSON.stringify(toldBy)}::jsonb`,
    sql`version = version + 1`,
  ])} where _id = ${id}::uuid`.execute(tx);
}

export const lockWords = (tx: DbOrTx, ids: readonly string[]) =>
  sql`select _id from words where _id = any(${ids}::uuid[]) order by _id for update`.execute(tx);
