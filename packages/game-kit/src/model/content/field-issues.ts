import type * as z from 'zod/mini';
import { cleanText } from '../text/clean-text.ts';
import { type FieldKind, type FileKind, fieldKinds, isFileOf, MOST_LETTERS } from './field-kinds.ts';
import type { Issue } from './issue.ts';
import { isFields } from './kindly.ts';

type Path = Issue['path'];

/** The parts of zod's own description of a schema that a field may stand in. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** Every registered field of a value, with its place. */
function* fieldsIn(
  schema: z.ZodMiniType,
  value: unknown,
  path: Path,
): Generator<{ readonly kind: FieldKind; readonly value: unknown; readonly path: Path }> {
  const kind = fieldKinds.get(schema);
  if (kind) yield { kind, value, path };
  const { shape, element, innerType, valueType, in: from, out, options } = schema._zod.def as Definition;
  for (const part of [innerType, from, out, ...(options ?? [])]) if (part) yield* fieldsIn(part, value, path);
  if (element && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* fieldsIn(element, item, [...path, index]);
  if (!isFields(value)) return;
  for (const [name, part] of Object.entries(shape ?? {})) yield* fieldsIn(part, value[name], [...path, name]);
  if (valueType)
    for (const [name, item] of Object.entries(value)) yield* fieldsIn(valueType, item, [...path, name]);
}

const lettersIn = (runs: readonly unknown[]): number =>
  runs.reduce<number>((sum, run) => {
    const text = isFields(run) ? run['text'] : undefined;
    return sum + (typeof text === 'string' ? text.length : 0);
  }, 0);

const tooLong = (letters: number, most: number, path: Path): Issue[] =>
  letters > most ? [{ code: 'text.long', path, params: { most } }] : [];

const wrongKind: Readonly<Record<FileKind, (path: Path) => Issue>> = {
  image: (path) => ({ code: 'file.notImage', path }),
  audio: (path) => ({ code: 'file.notAudio', path }),
  video: (path) => ({ code: 'file.notVideo', path }),
  document: (path) => ({ code: 'file.notDocument', path }),
};

/** Of a file that is named and not there; who keeps the files knows. */
export const missingFile = (path: Path): Issue => ({ code: 'file.missing', path });

function issueOf(kind: FieldKind, value: unknown, path: Path): Issue[] {
  if (kind.holds === 'runs') return Array.isArray(value) ? tooLong(lettersIn(value), kind.most, path) : [];
  if (typeof value !== 'string' || value === '') return [];
  if (kind.holds === 'text') return tooLong(value.length, kind.most, path);
  return isFileOf(kind.file, value) ? [] : [wrongKind[kind.file](path)];
}

/** Texts that are too long and files of another kind. What is stored is played all the same. */
export const fieldIssues = (schema: z.ZodMiniType, gameData: unknown): readonly Issue[] =>
  [...fieldsIn(schema, gameData, ['gameData'])].flatMap(({ kind, value, path }) =>
    issueOf(kind, value, path),
  );

/** The files that an activity names, each with its place. */
export const filesIn = (
  schema: z.ZodMiniType,
  gameData: unknown,
): readonly { readonly file: string; readonly path: Path }[] =>
  [...fieldsIn(schema, gameData, ['gameData'])].flatMap(({ kind, value, path }) =>
    kind.holds === 'file' && typeof value === 'string' && isFileOf(kind.file, value)
      ? [{ file: value, path }]
      : [],
  );

/** Spec 3 §5.4: an instruction, in one language or in several. */
export function instructionIssues(gameData: unknown): readonly Issue[] {
  if (!isFields(gameData)) return [];
  const { instructionText, instructionString, multiLocaleInstructions: several } = gameData;
  // A text of the house is shown as it is.
  if (instructionString !== undefined && instructionString !== null) return [];
  const told = isFields(several) ? Object.entries(several) : [];
  const texts: [unknown, Path][] = [
    [instructionText, ['gameData', 'instructionText']],
    ...told.map(([locale, one]): [unknown, Path] => [
      isFields(one) ? one['instructionText'] : undefined,
      ['gameData', 'multiLocaleInstructions', locale, 'instructionText'],
    ]),
  ];
  return texts.flatMap(([text, path]) =>
    typeof text === 'string' ? tooLong(text.length, MOST_LETTERS.instruction, path) : [],
  );
}

/** Texts that look empty: they hold only signs that are taken out. */
export function unseenIssues(value: unknown, path: Path): readonly Issue[] {
  if (typeof value === 'string')
    return value.trim() !== '' && cleanText(value).trim() === '' ? [{ code: 'text.unseen', path }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unseenIssues(item, [...path, index]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => unseenIssues(item, [...path, name]));
}
