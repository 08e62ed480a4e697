import { localeCode } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { locales } from '@flink/contract/resources/locales.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../resources/served-resource.ts';

export const localesResource = serve(locales, {
  table: 'locales',
  seenIn: EVERYBODY,
  columns: { ttsEnabled: { column: 'tts_enabled' } },
  // The language everything falls back to, and those that texts are written in.
  isProtected: sql`row.code = ${DEFAULT_LOCALE}
    or exists (select from string_values where string_values.locale = row.code)`,
  check: ({ before, values }) => {
    if (!localeCode.safeParse(values.code).success)
      throw new AppError('request.invalid', { fields: { code: 'request.notAllowed' } });
    // Texts, activities and people name their language by its code.
    if (before && before.code !== values.code)
      throw new AppError('request.invalid', { fields: { code: 'request.notAllowed' } });
  },
});
