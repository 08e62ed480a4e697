import { AppError } from '@flink/contract/errors/app-error.ts';
import { lists } from '@flink/contract/resources/lists.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../resources/served-resource.ts';

/** The values between the commas, without those that are empty. */
const valuesIn = (text: unknown): string[] =>
  String(text)
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Forms and reports ask for these by their name (spec 3 §7.3): their values change, they stay. */
const ASKED_FOR = ['Percents', 'ReportsRates', 'Grades', 'Levels'];

export const listsResource = serve(lists, {
  table: 'lists',
  seenIn: EVERYBODY,
  columns: {
    default: { column: 'default_value' },
    values: { column: 'options', read: sql`array_to_string(row.options, ', ')`, write: valuesIn },
  },
  isProtected: sql`row.name = any(${ASKED_FOR})`,
  check: ({ before, values }) => {
    if (before && ASKED_FOR.includes(before.name) && values.name !== before.name)
      throw new AppError('request.invalid', { fields: { name: 'request.notAllowed' } });
    const options = valuesIn(values.values);
    if (options.length === 0)
      throw new AppError('request.invalid', { fields: { values: 'request.required' } });
    // Forms take their default from the list (spec 3 §9): one that is not in it could not be chosen again.
    if (values.default !== null && !options.includes(values.default))
      throw new AppError('request.invalid', { fields: { default: 'request.notAllowed' } });
  },
});
