import type { ErrorCode } from '../../errors/catalogue.ts';

/** A child in a cell of a table: a first name, and a year of birth where it is known. */
export interface ImportedChild {
  readonly firstname: string;
  readonly yob: number | null;
}

/** Between the children of one cell, on the way out and, as people write it too, on the way in. */
export const BETWEEN_CHILDREN = ' | ';

/** `Mia 2019 | Leo` or `Mia 2019, Leo`: each once, in their order. */
export function importedChildren(cell: string | null): readonly ImportedChild[] {
  const children = new Map<string, ImportedChild>();
  for (const part of (cell ?? '').split(/[|,;]/u)) {
    const [, name = '', year] = /^(.*?)(?:\s+\(?(\d{4})\)?)?$/u.exec(part.trim()) ?? [];
    const firstname = name.trim();
    if (firstname === '') continue;
    children.set(firstname.toLowerCase(), { firstname, yob: year === undefined ? null : Number(year) });
  }
  return [...children.values()];
}

const NAME_MAX_LENGTH = 100;
const FIRST_YEAR = 1900;

export function importedChildError(
  { firstname, yob }: ImportedChild,
  thisYear: number,
): ErrorCode | undefined {
  if ([...firstname].length > NAME_MAX_LENGTH) return 'request.tooLong';
  return yob !== null && (yob < FIRST_YEAR || yob > thisYear) ? 'request.outOfRange' : undefined;
}
