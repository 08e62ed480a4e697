/** For so many days an archive can be fetched. */
export const ARCHIVE_DAYS = 7;

/** For so many days a deletion waits and can be taken back. */
export const DELETION_DAYS = 7;

/** Whether somebody typed a name, whatever the case and the spaces around it. */
export const isTypedName = (typed: string, name: string): boolean => plain(typed) === plain(name);

const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
