import { blankPiece, blankProblem } from '../description/blank.ts';
import type { Fields } from '../description/field.ts';
import { partsOf } from '../description/parts.ts';
import { newDim } from '../stage/boxes.ts';
import type { Taker } from './line-takers.ts';

/** A question that was read, with the lines of each field and those that have no place in it. */
export interface ReadProblem {
  readonly problem: Readonly<Record<string, unknown>>;
  readonly taken: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly left: readonly string[];
}

/** What a line says for a field that stays empty, so that the next line is that of the next field. */
const NOTHING = '-';

type Values = Record<string, unknown>;

/** A block of lines as a problem: each field takes its line, the last one all that it has room for. */
export function problemOf(
  lines: readonly string[],
  takers: readonly Taker[],
  fields: Fields,
  { id, locale }: { readonly id: string; readonly locale: string },
): ReadProblem {
  const problem = blankProblem(fields, id);
  const taken: { name: string; lines: readonly string[] }[] = [];
  const refused: string[] = [];
  let left = lines;
  takers.forEach((taker, index) => {
    const count = taker.isList && index === takers.length - 1 ? taker.most : 1;
    const own = left.slice(0, count);
    left = left.slice(count);
    const said = own.filter((line) => line !== NOTHING);
    const read = said.filter((line) => taker.form !== 'pairs' || pairIn(line) !== null);
    refused.push(...said.filter((line) => !read.includes(line)));
    if (read.length === 0) return;
    const isLast = index === takers.length - 1;
    const { values, tooMany } = valuesOf(taker, read, { isLast, locale });
    Object.assign(problem, values);
    refused.push(...tooMany);
    taken.push({ name: taker.name, lines: read });
  });
  return { problem, taken, left: [...refused, ...left] };
}

interface Reading {
  readonly isLast: boolean;
  readonly locale: string;
}

interface ReadLines {
  readonly values: Values;
  readonly tooMany: readonly string[];
}

function valuesOf(taker: Taker, lines: readonly string[], reading: Reading): ReadLines {
  const { name } = taker;
  const [line = ''] = lines;
  const all = (value: unknown): ReadLines => ({ values: { [name]: value }, tooMany: [] });
  switch (taker.form) {
    case 'piece':
      return all(pieceOf(line, taker.extra));
    case 'pieces':
      return all(lines.map((one) => pieceOf(one, taker.extra)));
    case 'pairs': {
      const pairs = lines.flatMap((one) => [pairIn(one) ?? []]);
      const side = (at: 0 | 1) => pairs.map((pair) => pieceOf(pair[at] ?? '', taker.extra));
      return { values: { [name]: side(0), [taker.with]: side(1) }, tooMany: [] };
    }
    case 'text':
      return all(lines.join('\n'));
    case 'marked':
      return all(bracketed(lines.join('\n')));
    case 'masked':
      return { values: maskedOf(taker, line, reading.locale), tooMany: [] };
    case 'texts': {
      const words = reading.isLast ? lines : divided(line, ',');
      return { values: { [name]: words.slice(0, taker.most) }, tooMany: words.slice(taker.most) };
    }
    case 'group': {
      const { values, tooMany } = groupOf(taker.fields, divided(line, '|'));
      return { values: { [name]: values }, tooMany };
    }
    case 'boxes':
      return all(boxesOf(lines, taker.page));
  }
}

const pieceOf = (text: string, extra: Fields) => ({ ...blankPiece(extra), text });

/** Both sides of `definition = word`; null where the line has no two sides. */
function pairIn(line: string): readonly [string, string] | null {
  const at = line.lastIndexOf('=');
  const sides = [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  return at > 0 && sides.every((side) => side !== '') ? sides : null;
}

const divided = (line: string, sign: ',' | '|'): readonly string[] =>
  line
    .split(sign === ',' ? /[,،、]/ : sign)
    .map((part) => part.trim())
    .filter((part) => sign === '|' || part !== '');

/** `The [cat] sat`: what stands in brackets is marked. */
function bracketed(text: string): readonly { readonly text: string; readonly marked: boolean }[] {
  return text
    .split(/(\[[^\][]*\])/)
    .map((part) =>
      part.startsWith('[') && part.endsWith(']')
        ? { text: part.slice(1, -1), marked: true }
        : { text: part, marked: false },
    )
    .filter(({ text: words }) => words !== '');
}

/** 0 is looked for, 1 is given, 2 parts two words; without brackets the mask is empty, and all is looked for. */
function maskedOf(
  { name, mask, unit }: Extract<Taker, { form: 'masked' }>,
  line: string,
  locale: string,
): Values {
  const markOf = (part: string, marked: boolean) => (part.trim() === '' ? 2 : marked ? 0 : 1);
  if (unit === 'syllables') {
    const syllables = line.split(/[-·|]/).flatMap((part) => {
      const [run] = bracketed(part.trim());
      return run ? [run] : [];
    });
    const isMarked = syllables.some(({ marked }) => marked);
    return {
      [name]: syllables.map(({ text }) => text),
      [mask]: isMarked ? syllables.map(({ text, marked }) => markOf(text, marked)) : [],
    };
  }
  const runs = bracketed(line);
  const text = runs.map((run) => run.text).join('');
  const marks = runs.flatMap((run) =>
    partsOf(run.text, unit, locale).map((part) => markOf(part, run.marked)),
  );
  // A bracket inside a part cannot say which part is meant.
  const fits = runs.some(({ marked }) => marked) && marks.length === partsOf(text, unit, locale).length;
  return { [name]: text, [mask]: fits ? marks : [] };
}

/** The parts of a line fill the fields of a group in their order: a text, or rows as `class = example, class`. */
function groupOf(fields: Fields, parts: readonly string[]): ReadLines {
  const blank = blankProblem(fields, '');
  const { id: _, ...values } = blank;
  const tooMany: string[] = [];
  let at = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'text' && !field.optional) values[name] = parts[at++] ?? '';
    if (field.kind !== 'rows') continue;
    const names = Object.keys(field.fields);
    const rows = divided(parts[at++] ?? '', ',').map((row) => {
      const said = row.split('=').map((part) => part.trim());
      return Object.fromEntries(names.flatMap((one, place) => (said[place] ? [[one, said[place]]] : [])));
    });
    values[name] = rows.slice(0, field.most);
    tooMany.push(...rows.slice(field.most).map((row) => Object.values(row).join(' = ')));
  }
  return { values, tooMany: [...tooMany, ...parts.slice(at)] };
}

/** Each line is a box of the usual size, below the one before it. */
function boxesOf(lines: readonly string[], page: Extract<Taker, { form: 'boxes' }>['page']) {
  const boxes: { readonly text: string; readonly dim: ReturnType<typeof newDim> }[] = [];
  for (const text of lines)
    boxes.push({
      text,
      dim: newDim(
        boxes.map(({ dim }) => dim),
        page,
      ),
    });
  return boxes;
}
