import { prepared } from '../../../db/prepared.ts';

/** Not scoped: themes belong to everybody. */
export const theme = prepared((db, name: string) =>
  db.selectFrom('themes').where('name', '=', name).select(['scenes', 'card_backs as cardBacks']),
);
