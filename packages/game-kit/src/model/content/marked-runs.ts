import { isLetterBreak } from '../text/graphemes.ts';
import { isFields } from './kindly.ts';

/** A stretch of a text; a marked one is a word, or a few that belong together. */
export interface Run {
  readonly text: string;
  readonly marked: boolean;
}

/** How an author's text marks words in HTML (spec 3 §3, fill-in html). */
const MARKING = /^(?:mark|b|strong|u|em|i|span)$/i;
const LINE_END = /^(?:br|p|div|li|tr|h\d)$/i;
const TAG = /<(\/?)([a-z]\w*)[^<>]*>|<!--[^<>]*-->/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Signs that HTML writes as names. */
export const plainOf = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    const point = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : null;
    if (point === null) return NAMED[String(name).toLowerCase()] ?? whole;
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

/** The words of a piece of HTML, without its tags; what stands inside a marking one is marked. */
export function runsOfHtml(html: string): readonly Run[] {
  const runs: Run[] = [];
  const say = (text: string, marked: boolean) => {
    const last = runs.at(-1);
    if (text === '') return;
    if (last?.marked === marked && !marked) runs.splice(-1, 1, { text: last.text + text, marked });
    else runs.push({ text, marked });
  };
  let depth = 0;
  let from = 0;
  for (const tag of html.matchAll(TAG)) {
    const [whole, closing, name = ''] = tag;
    say(plainOf(html.slice(from, tag.index)), depth > 0);
    from = tag.index + whole.length;
    if (MARKING.test(name)) depth = Math.max(0, depth + (closing ? -1 : 1));
    else if (LINE_END.test(name) && runs.length > 0 && (closing || /^br$/i.test(name))) say('\n', false);
  }
  say(plainOf(html.slice(from)), depth > 0);
  return runs;
}

/** Runs as they are stored: a list of them or of words, a text without marks, or HTML. */
export function asRuns(stored: unknown, html: unknown): unknown {
  if (stored === undefined) return typeof html === 'string' ? runsOfHtml(html) : undefined;
  if (typeof stored === 'string') return [{ text: stored }];
  if (!Array.isArray(stored)) return stored;
  return stored.map((run) => {
    if (typeof run === 'string') return { text: run };
    return isFields(run) && run['marked'] === null ? { ...run, marked: false } : run;
  });
}

/** Marks that begin or end within a letter: a vowel sign without its consonant cannot be read. */
export function marksThatCut(runs: readonly Run[]): readonly number[] {
  const text = runs.map((run) => run.text).join('');
  let end = 0;
  return runs.flatMap((run, index) => {
    const start = end;
    end += run.text.length;
    const whole = isLetterBreak(text, start) && isLetterBreak(text, end);
    return run.marked && run.text.trim() !== '' && !whole ? [index] : [];
  });
}
