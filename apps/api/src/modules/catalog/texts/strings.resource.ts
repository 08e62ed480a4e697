import { allows, type Holder } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { ValuesOf } from '@flink/contract/resources/kit/field.ts';
import { strings } from '@flink/contract/resources/strings.ts';
import { leadsElsewhere, stringNumbersIn, unlikeEnglish } from '@flink/contract/texts/tokens-in.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { type ChangedRow, type Column, EVERYBODY, serve } from '../../../resources/served-resource.ts';
import { characterTextKey } from '../looks/characters.resource.ts';

type ByLocale = Readonly<Record<string, string>>;

const english = sql`(
  select value.string_value from string_values as value
  where value.string_id = row._id and value.locale = ${DEFAULT_LOCALE}
)`;

const byLocale = (column: 'string_value' | 'string_audio') => sql`coalesce((
  select jsonb_object_agg(value.locale, value.${sql.id(column)}) from string_values as value
  where value.string_id = row._id and value.${sql.id(column)} is not null
), '{}')`;

const numberOf = (id: Expression<unknown>) => sql`(select string_number from strings where _id = ${id})`;

/** Whether among these numbers is that of the string: asked in this way an index knows it (migration 0088). */
const hold = (numbers: RawBuilder<unknown>, id: Expression<unknown>): RawBuilder<SqlBool> =>
  sql`${numbers} @> array[${numberOf(id)}]`;

/** A text of a string, or its sound, by the code of its language. */
const byLanguage = (column: 'string_value' | 'string_audio'): Column => ({
  column: null,
  read: byLocale(column),
  has: (locales) => sql`(row._id in (select value.string_id from string_values as value
    where value.${sql.id(column)} is not null
      ${locales === null ? sql`` : sql`and value.locale = any(${locales})`}))`,
});

export const stringsResource = serve(strings, {
  table: 'strings',
  seenIn: EVERYBODY,
  columns: {
    values: byLanguage('string_value'),
    audio: byLanguage('string_audio'),
  },
  shown: {
    stringNumber: sql`row.string_number`,
    label: sql`row.string_number || ' - ' || coalesce(${english}, '')`,
    key: sql`row.key`,
    missing: sql`nullif(array_to_string(array(
      select locale.code from locales as locale
      where not exists (
        select from string_values as value where value.string_id = row._id and value.locale = locale.code
      )
      order by locale.position
    ), ', '), '')`,
    // Translations of what English said before somebody changed it.
    outdated: sql`nullif(array_to_string(array(
      select value.locale from string_values as value
      join string_values as english on english.string_id = row._id and english.locale = ${DEFAULT_LOCALE}
      where value.string_id = row._id and english.edited and value.updated_at < english.updated_at
      order by value.locale
    ), ', '), '')`,
  },
  // The product asks for these by their key.
  isProtected: sql`row.key is not null`,
  uses: [
    {
      section: 'strings',
      from: 'strings',
      column: (id) => sql`other._id <> ${id} and other._id in (
        select value.string_id from string_values as value
        where ${hold(sql`numbers_said(value.string_value)`, id)}
      )`,
      title: sql`other.string_number || ' - ' || coalesce((
        select value.string_value from string_values as value
        where value.string_id = other._id and value.locale = ${DEFAULT_LOCALE}
      ), '')`,
    },
    {
      section: 'activities',
      from: 'activities',
      // One after the other: of an "or" over several tables no index helps.
      column: (id) => sql`other._id in (
        select _id from activities where activity_name_string = ${numberOf(id)}
        union all
        select _id from activities where ${hold(sql`numbers_said(activity_name)`, id)}
        union all
        select _id from activities where ${hold(sql`numbers_in_activity(data)`, id)}
        union all
        select activity_id from activity_language_versions where ${hold(sql`numbers_in_activity(data)`, id)}
        union all
        select activity_id from activity_works
        where draft is not null and ${hold(sql`numbers_in_activity(draft)`, id)}
      )`,
      title: sql`other.activity_name`,
    },
    {
      section: 'activity-templates',
      from: 'activity_templates',
      column: (id) =>
        sql`${id} in (other.name_string_id, other.explanation_string_id, other.team_help_string_id)`,
      title: sql`other.activity_template_name`,
    },
    {
      section: 'characters',
      from: 'characters',
      column: (id) =>
        sql`other.shipped and ${characterTextKey('')} || other.name = (select key from strings where _id = ${id})`,
      title: sql`other.name`,
    },
  ],
  checkAll: async ({ tx, holder, rows }) => {
    const mails = await mailsAmong(tx, rows);
    for (const row of rows) await checkOne(tx, holder, row, mails);
  },
  afterAll: async ({ tx, holder, rows }) => {
    const written = rows.map(({ _id, before, values }) => ({
      _id,
      stood: (before?.values ?? {}) as ByLocale,
      ...withOthers({ holder, before, values }),
    }));
    await removeOthers(tx, written);
    await tx
      .insertInto('string_values')
      .values(
        written.flatMap(({ _id, stood, values, audio }) =>
          Object.entries(values).map(([locale, text]) => ({
            string_id: _id,
            locale,
            string_value: text,
            string_audio: audio[locale] ?? null,
            // What came with the product is renewed with it, until somebody writes it anew.
            edited: stood[locale] !== text,
          })),
        ),
      )
      .onConflict((oc) =>
        oc.columns(['string_id', 'locale']).doUpdateSet((eb) => ({
          string_value: eb.ref('excluded.string_value'),
          string_audio: eb.ref('excluded.string_audio'),
          edited: sql<boolean>`string_values.edited or excluded.edited`,
          updated_at: sql<Date>`case when excluded.edited then now() else string_values.updated_at end`,
        })),
      )
      .execute();
  },
});

type StringRow = ChangedRow<ValuesOf<typeof strings.fields>>;

async function checkOne(
  tx: DbOrTx,
  holder: Holder,
  row: StringRow,
  mails: ReadonlySet<string>,
): Promise<void> {
  const { before } = row;
  const { note } = row.values;
  const { values, audio } = withOthers({ holder, ...row });
  if (!allows({ admin: { strings: { create: true } } }, holder)) {
    if (before === null)
      throw new AppError('request.invalid', { fields: { values: 'strings.onlyTranslations' } });
    if (before.note !== note)
      throw new AppError('request.invalid', { fields: { note: 'request.notAllowed' } });
  }
  const wrong: Record<string, ErrorCode> = {};
  if (!values[DEFAULT_LOCALE]) wrong[`values.${DEFAULT_LOCALE}`] = 'request.required';
  for (const locale of unlikeEnglish(values)) wrong[`values.${locale}`] = 'strings.otherPlaceholders';
  for (const [locale, text] of Object.entries(values))
    if (await refersToNothing(tx, locale, text)) wrong[`values.${locale}`] = 'strings.unknownNumber';
  // Whoever may translate would get the links by which others set their passwords.
  if (before && mails.has(before._id))
    for (const [locale, text] of Object.entries(values))
      if (text !== before.values[locale] && leadsElsewhere(text))
        wrong[`values.${locale}`] = 'strings.leadsElsewhere';
  // A sound belongs to a text: alone it would be heard for nothing that is read.
  for (const locale of Object.keys(audio))
    if (!values[locale]) wrong[`values.${locale}`] = 'request.required';
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
}

const MAY_TAKE_OUT = { admin: { strings: { delete: true } } };

/** Who may not delete a text takes none of its languages out: what they do not send stays as it is. */
function withOthers({ holder, before, values: { values, audio } }: StringRow & { readonly holder: Holder }): {
  readonly values: ByLocale;
  readonly audio: ByLocale;
} {
  if (before === null || allows(MAY_TAKE_OUT, holder)) return { values, audio };
  const others = Object.entries<string>(before.audio).filter(([locale]) => !(locale in values));
  return {
    values: { ...before.values, ...values },
    audio: { ...Object.fromEntries(others), ...audio },
  };
}

/** Languages that nobody sent. */
async function removeOthers(
  tx: DbOrTx,
  written: readonly { readonly _id: string; readonly values: ByLocale }[],
): Promise<void> {
  const kept = written.flatMap(({ _id, values }) => Object.keys(values).map((locale) => ({ _id, locale })));
  await sql`
    delete from string_values as value
    where value.string_id = any(${written.map(({ _id }) => _id)}::uuid[]) and not exists (
      select from unnest(${kept.map(({ _id }) => _id)}::uuid[], ${kept.map(({ locale }) => locale)}::text[])
        as kept (_id, locale)
      where kept._id = value.string_id and kept.locale = value.locale
    )`.execute(tx);
}

/** Those that people are written by. */
async function mailsAmong(tx: DbOrTx, rows: readonly StringRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ before }) => before?._id ?? []);
  const { rows: mails } = await sql<{ _id: string }>`
    select _id from strings where _id = any(${ids}::uuid[]) and key like 'mail.%'`.execute(tx);
  return new Set(mails.map(({ _id }) => _id));
}

/** Whether a number in a text stands for a string that has nothing in this language. */
async function refersToNothing(tx: DbOrTx, locale: string, text: string): Promise<boolean> {
  const numbers = [...stringNumbersIn(text)];
  if (numbers.length === 0) return false;
  const found = await tx
    .selectFrom('strings')
    .innerJoin('string_values as value', 'value.string_id', 'strings._id')
    .where('strings.string_number', 'in', numbers)
    .where('value.locale', '=', locale)
    .select('strings.string_number')
    .execute();
  return found.length < numbers.length;
}
