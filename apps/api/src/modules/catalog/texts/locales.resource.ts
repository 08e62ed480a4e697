import { localeCode } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { locales } from '@flink/contract/resources/locales.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { type Expression, sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';

const codeOf = (id: Expression<unknown>) => sql`(select code from locales where _id = ${id})`;

/** Rows that name their language by its code. */
const inLanguage = (id: Expression<unknown>) => sql<boolean>`other.locale = ${codeOf(id)}`;

export const localesResource = serve(locales, {
  table: 'locales',
  seenIn: EVERYBODY,
  columns: { ttsEnabled: { column: 'tts_enabled' } },
  // The language everything falls back to, and those that texts are written in.
  isProtected: sql`row.code = ${DEFAULT_LOCALE}
    or exists (select from string_values where string_values.locale = row.code)`,
  uses: [
    { section: 'solutions', from: 'solutions', column: inLanguage, title: sql`other.display_name` },
    { section: 'activities', from: 'activities', column: inLanguage, title: sql`other.activity_name` },
    { section: 'documents', from: 'documents', column: inLanguage, title: sql`other.name` },
    {
      section: 'words',
      from: 'words',
      column: (id) => sql`other.translations ? ${codeOf(id)}`,
      title: sql`other.word`,
    },
    {
      section: 'learning-centers',
      from: 'learning_centers',
      column: (id) => sql`other.config->'locales' ? ${codeOf(id)}`,
      title: sql`other.name`,
    },
    {
      section: 'families',
      from: 'families',
      column: (id) => sql`${codeOf(id)} = any(other.locales)`,
      title: sql`other.name`,
    },
  ],
  check: ({ before, values }) => {
    if (!localeCode.safeParse(values.code).success)
      throw new AppError('request.invalid', { fields: { code: 'request.notAllowed' } });
    // Texts, activities and people name their language by its code.
    if (before && before.code !== values.code)
      throw new AppError('request.invalid', { fields: { code: 'request.notAllowed' } });
  },
});
