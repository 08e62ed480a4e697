import { valueAt, withValueAt } from '../../document/place.ts';
import type { Change } from '../../editing.tsx';

/** Who made a picture, and what may be done with it. */
export interface Credit {
  readonly author?: string;
  readonly licence?: string;
  readonly source?: string;
}

/** In the data of an activity, by the names of its files: wherever a picture is moved, it keeps its maker. */
const CREDITS = 'credits';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export function creditOf(document: unknown, file: string): Required<Credit> {
  const held = (field: keyof Credit) => textIn(valueAt(document, [CREDITS, file, field]));
  return { author: held('author'), licence: held('licence'), source: held('source') };
}

/** What is written about a file now; nothing where nothing is known. */
export function creditChange(file: string, credit: Credit): Change {
  const known = Object.entries(credit).flatMap(([field, text]) =>
    textIn(text).trim() === '' ? [] : [[field, textIn(text).trim()] as const],
  );
  return { place: [CREDITS, file], value: known.length === 0 ? undefined : Object.fromEntries(known) };
}

function filesIn(value: unknown, files: Set<string>): Set<string> {
  if (typeof value === 'string') files.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) filesIn(inner, files);
  return files;
}

/** A picture that is gone takes its credit along; else its name would keep the file in the store for ever. */
export function withoutUnusedCredits<Document extends object>(document: Document): Document {
  const credits = valueAt(document, [CREDITS]);
  if (typeof credits !== 'object' || credits === null) return document;
  const { [CREDITS]: _, ...rest } = document as Readonly<Record<string, unknown>>;
  const used = filesIn(rest, new Set());
  const kept = Object.entries(credits).filter(([file]) => used.has(file));
  if (kept.length === Object.keys(credits).length && kept.length > 0) return document;
  return withValueAt(document, [CREDITS], kept.length === 0 ? undefined : Object.fromEntries(kept));
}
