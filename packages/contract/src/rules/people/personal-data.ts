/** For so many days an archive can be fetched. */
export const ARCHIVE_DAYS = 7;

/** For so many days a deletion waits and can be taken back. */
export const DELETION_DAYS = 7;

/** So often in a day a deletion is asked for and taken back: each time the family gets a mail. */
export const MOST_WISHES_A_DAY = 3;

/** Whether somebody typed a name, whatever the case and the spaces around it. */
export const isTypedName = (typed: string, name: string): boolean => plain(typed) === plain(name);

const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
