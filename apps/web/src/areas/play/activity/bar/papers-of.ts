import type { PlayableActivity } from '../opening/opened-activity.ts';
import { textIn, valueIn } from '../opening/stored-words.ts';

/** What lies beside an activity: a book to read with it (the id of its activity), and a sheet to print. */
export interface Papers {
  readonly book: string | null;
  readonly print: string | null;
}

export function papersOf({ version }: Pick<PlayableActivity, 'version'>): Papers {
  return {
    book: textIn(version.data, 'ebook'),
    print: textIn(valueIn(version.data, 'gameData'), 'pdf'),
  };
}
