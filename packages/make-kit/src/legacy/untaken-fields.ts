import { type Fields, isFields } from '@flink/game-kit/model/content/kindly.ts';
import { commonOptions } from '@flink/game-kit/model/content/options.ts';

/** A field by its names, with `*` for the place in a list: `gameData`, `problems`, `*`, `answers`, `*`, `hint`. */
type Pattern = readonly string[];

export interface UntakenField {
  readonly field: Pattern;
  /** From 0: the problems that hold something there; null where it stands outside of them. */
  readonly problems: readonly number[] | null;
}

interface Document {
  readonly options: unknown;
  readonly gameData: unknown;
}

/** More kinds of fields than any old file has; each costs a reading. */
const MOST_PATTERNS = 300;
/** If none of so many problems shows a field, none does. */
const SAMPLE = 20;

/** Says something: an empty field is no loss. */
const speaks = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value !== 'object' || Object.values(value).some(speaks);
};

/** Old files hold every common option, also those that never changed this game. */
const isCommonOption = ([part, name = '']: Pattern): boolean =>
  part === 'options' && Object.hasOwn(commonOptions, name);

/** All kinds of fields that hold something, each before those within it. */
function patternsIn(document: Document): readonly Pattern[] {
  const found = new Map<string, Pattern>();
  const open: { readonly value: unknown; readonly pattern: Pattern }[] = [{ value: document, pattern: [] }];
  for (let place = open.shift(); place && found.size < MOST_PATTERNS; place = open.shift()) {
    const { value, pattern } = place;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!speaks(inner)) continue;
      const next = [...pattern, Array.isArray(value) ? '*' : name];
      if (!Array.isArray(value) && next.length > 1) found.set(next.join('\n'), next);
      open.push({ value: inner, pattern: next });
    }
  }
  return [...found.values()]
    .filter((pattern) => !isCommonOption(pattern))
    .sort((one, other) => one.length - other.length);
}

function holds(value: unknown, [name, ...rest]: Pattern): boolean {
  if (name === undefined) return speaks(value);
  if (name === '*') return Array.isArray(value) && value.some((item) => holds(item, rest));
  return isFields(value) && Object.hasOwn(value, name) && holds(value[name], rest);
}

function without(value: unknown, [name, ...rest]: Pattern): unknown {
  if (name === '*') return Array.isArray(value) ? value.map((item) => without(item, rest)) : value;
  if (name === undefined || !isFields(value) || !Object.hasOwn(value, name)) return value;
  if (rest.length > 0) return { ...value, [name]: without(value[name], rest) };
  const { [name]: _gone, ...others } = value;
  return others;
}

/** Of a list of problems only some that hold the field: the others say nothing about it. */
function sampled(document: Document, pattern: Pattern): Document {
  const [part, list, star, ...rest] = pattern;
  const gameData = document.gameData;
  if (part !== 'gameData' || list === undefined || star !== '*' || !isFields(gameData)) return document;
  const problems = gameData[list] as readonly unknown[];
  const some = problems.filter((problem) => holds(problem, rest)).slice(0, SAMPLE);
  return { ...document, gameData: { ...gameData, [list]: some } };
}

function problemsWith(
  { gameData }: Document,
  [part, list, star, ...rest]: Pattern,
): readonly number[] | null {
  if (part !== 'gameData' || list === undefined || star !== '*') return null;
  const problems = (gameData as Fields)[list] as readonly unknown[];
  return problems.flatMap((problem, index) => (holds(problem, rest) ? [index] : []));
}

/**
 * What a template makes nothing of: a field that it does not know by name, and without which it reads the very same.
 * `read` gives what the template reads, or null where it reads nothing.
 */
export function untakenFields(
  document: Document,
  read: (document: Document) => unknown,
): readonly UntakenField[] {
  const untaken: Pattern[] = [];
  for (const pattern of patternsIn(document)) {
    if (untaken.some((outer) => outer.every((name, index) => pattern[index] === name))) continue;
    const sample = sampled(document, pattern);
    const whole = read(sample);
    if (whole === null || holdsName(whole, pattern)) continue;
    const rest = read(without(sample, pattern) as Document);
    if (rest !== null && JSON.stringify(rest) === JSON.stringify(whole)) untaken.push(pattern);
  }
  return untaken.map((field) => ({ field, problems: problemsWith(document, field) }));
}

/** Known by its name, also where what it says is as good as nothing (`randomOrder: false`). */
function holdsName(value: unknown, [name, ...rest]: Pattern): boolean {
  if (name === undefined) return true;
  if (name === '*') return Array.isArray(value) && value.some((item) => holdsName(item, rest));
  return isFields(value) && Object.hasOwn(value, name) && holdsName(value[name], rest);
}
