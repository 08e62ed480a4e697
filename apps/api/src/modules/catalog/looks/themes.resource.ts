import { AppError } from '@flink/contract/errors/app-error.ts';
import { themes } from '@flink/contract/resources/themes.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';
import { checkLookName, isDrawn } from './look-name.ts';

export const themesResource = serve(themes, {
  table: 'themes',
  seenIn: EVERYBODY,
  isProtected: sql`row.shipped`,
  uses: [
    {
      section: 'solutions',
      from: 'solutions',
      column: (id) => sql`other.themes @> array(select name from themes where _id = ${id})`,
      title: sql`other.display_name`,
    },
  ],
  check: async (change) => {
    checkLookName(change);
    if (Object.keys(change.values.names).length === 0 && !(await isDrawn('themes', change)))
      throw new AppError('request.invalid', { fields: { names: 'request.required' } });
    if (change.values.scenes.length === 0)
      throw new AppError('request.invalid', { fields: { scenes: 'request.required' } });
  },
});
