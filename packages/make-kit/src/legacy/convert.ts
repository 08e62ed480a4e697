import { FILE_MAX_BYTES } from '@flink/contract/rules/make/file-limits.ts';
import { readContent } from '@flink/game-kit/model/content/content.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { type Fields, isFields } from '@flink/game-kit/model/content/kindly.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import type { FileKind } from '../description/field.ts';
import type { LegacyData } from './legacy-data.ts';
import type { LegacyFile } from './legacy-file.ts';
import type { MovingLook } from './template-of.ts';
import { untakenFields } from './untaken-fields.ts';

/** What was not taken over, and why; a text `make.legacy.loss.<why>` says it. */
export type Loss =
  | { readonly why: 'field'; readonly field: string; readonly problems: readonly number[] | null }
  | { readonly why: 'problem' | 'option'; readonly field: string; readonly problem: number | null }
  | { readonly why: 'fileMissing' | 'fileKind' | 'fileUnused' | 'fileOutside'; readonly file: string }
  | { readonly why: 'fileSize'; readonly file: string; readonly most: number }
  | { readonly why: 'fileRefused'; readonly file: string; readonly words: string }
  | { readonly why: 'unread'; readonly file: 'gameData' | 'options'; readonly line: number };

export interface LegacyMedia {
  /** As the data names it. */
  readonly name: string;
  readonly kind: FileKind;
  readonly file: LegacyFile;
}

export type Converted =
  | {
      readonly ok: true;
      /** Files still have their old names. */
      readonly data: Fields;
      readonly problemCount: number;
      readonly media: readonly LegacyMedia[];
      readonly losses: readonly Loss[];
      /** What its author has to mend before it can be played. */
      readonly issues: readonly Issue[];
    }
  | { readonly ok: false; readonly issues: readonly Issue[] };

interface Task {
  readonly template: AnyTemplate;
  readonly look: MovingLook | null;
  readonly legacy: LegacyData;
  readonly locale: string;
  readonly newId: () => string;
  readonly fileNamed: (name: string) => LegacyFile | null;
  /** Those of its folder: the ones that nothing names are told. */
  readonly files: readonly LegacyFile[];
}

/** Spec 3 §3: what stands beside the problems and is not the template's. */
const SHELL = [
  'instructionText',
  'instructionAudio',
  'instructionString',
  'activityImageDefaultOpen',
  'activityImageSize',
];

/** Of its time and its editor: the text itself is there in words, ids are made anew. */
const MEANS_NOTHING = new Set(['raw', 'id']);

const KINDS: readonly (readonly [FileKind, RegExp])[] = [
  ['image', /\.(png|jpe?g|gif|webp|svg)$/i],
  ['audio', /\.mp3$/i],
  ['video', /\.(mp4|webm)$/i],
  ['document', /\.pdf$/i],
];
const MEDIA = /\.(png|jpe?g|gif|webp|svg|bmp|mp3|wav|ogg|m4a|mp4|webm|flv|avi|mov|pdf)$/i;

const kindOf = (path: string): FileKind | null => KINDS.find(([, ending]) => ending.test(path))?.[0] ?? null;

/**
 * An old activity as one of today: whatever shape its problems have, the template reads it by its own rules for old
 * documents, and what it makes nothing of is told.
 */
export function convert(task: Task): Converted {
  const { template, look, legacy, locale } = task;
  const options = { ...legacy.options, ...(look ? { look } : {}) };
  const stored = { options, gameData: legacy.gameData };
  const read = readContent(template, stored);
  if (!read.ok) return { ok: false, issues: read.issues };
  const kind = template.kindly(stored);
  const gone = new Set(read.leftOut.map(({ path }) => (path[1] === 'problems' ? path[2] : null)));
  const document = {
    version: template.version,
    options: onlyKnown(read.content.options, options),
    gameData: todays(kind.gameData, read.content.gameData, gone, task.newId),
    ...(typeof legacy.helpHtml === 'string' ? { helpHtml: legacy.helpHtml } : {}),
    ...(typeof legacy.helpAudio === 'string' ? { helpAudio: legacy.helpAudio } : {}),
  };
  const files = filesOf(task, document);
  const data = renamed(document, files.renames) as typeof document;
  const { problems } = data.gameData as { readonly problems?: readonly unknown[] };
  return {
    ok: true,
    data,
    problemCount: problems?.length ?? 0,
    media: files.media,
    losses: [
      ...legacy.stops.map(({ file, line }): Loss => ({ why: 'unread', file, line })),
      ...read.leftOut.map(leftOut),
      ...lostFields(template, stored),
      ...files.losses,
    ],
    issues: reviewContent(template, data, locale).filter(({ severity }) => severity === 'error'),
  };
}

/** The options that were told, as the template reads them; those that it does not know are left out. */
const onlyKnown = (read: unknown, told: Fields): Fields =>
  Object.fromEntries(
    Object.entries(isFields(read) ? read : {}).filter(
      ([name, value]) => Object.hasOwn(told, name) && value !== undefined,
    ),
  );

/** A text of the house is known by its number, which an old form may have written as words. */
const numbered = (name: string, value: unknown): unknown =>
  name === 'instructionString' && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

function todays(kind: unknown, read: unknown, gone: ReadonlySet<unknown>, newId: () => string): Fields {
  const fields = isFields(kind) ? kind : {};
  const { problems, ...beside } = isFields(read) ? read : {};
  const shell = SHELL.filter((name) => ['string', 'boolean', 'number'].includes(typeof fields[name]));
  const kept = {
    ...(onlyRead(fields, beside) as Fields),
    ...Object.fromEntries(shell.map((name) => [name, numbered(name, fields[name])])),
  };
  if (!Array.isArray(problems) || !Array.isArray(fields['problems'])) return kept;
  const whole = fields['problems'].filter((_problem, place) => !gone.has(place));
  return {
    ...kept,
    problems: whole.map((problem, place) => ({
      ...(onlyRead(problem, problems[place]) as Fields),
      id: newId(),
    })),
  };
}

/** What is written, without the names that were not read. */
function onlyRead(written: unknown, read: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(read))
    return written.length === read.length
      ? written.map((item, place) => onlyRead(item, read[place]))
      : written;
  if (!isFields(written) || !isFields(read)) return written;
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) =>
      Object.hasOwn(read, name) ? [[name, onlyRead(value, read[name])]] : [],
    ),
  );
}

function leftOut({ path: [part, ...path] }: Issue): Loss {
  if (part === 'options') return { why: 'option', field: path.join('.'), problem: null };
  const [, place, ...field] = path;
  return { why: 'problem', field: field.join('.'), problem: typeof place === 'number' ? place : null };
}

function lostFields(
  template: AnyTemplate,
  stored: Readonly<Record<'options' | 'gameData', unknown>>,
): Loss[] {
  const read = (document: object) => {
    const content = readContent(template, document);
    return content.ok ? content.content : null;
  };
  return untakenFields(stored, read).flatMap(({ field, problems }): Loss[] => {
    const [part, ...names] = field.filter((name) => name !== '*');
    const last = names.at(-1) ?? '';
    if (MEANS_NOTHING.has(last) || (part === 'gameData' && names.length === 1 && SHELL.includes(last)))
      return [];
    return [{ why: 'field', field: (problems ? names.slice(1) : names).join('.'), problems }];
  });
}

/** The files that the activity names: found, or told why not. A name that leads nowhere is taken out. */
function filesOf(task: Task, document: Readonly<Record<'options' | 'gameData', unknown>> & Fields) {
  const content = readContent(task.template, document);
  const { instructionAudio } = isFields(document.gameData) ? document.gameData : {};
  const shell = [document['helpAudio'], instructionAudio].filter(
    (name) => typeof name === 'string' && name !== '',
  );
  const names = new Set<string>([
    ...(content.ok ? task.template.media(content.content.gameData, content.content.options) : []),
    ...(shell as string[]),
  ]);
  const media: LegacyMedia[] = [];
  const losses: Loss[] = [];
  const renames = new Map<string, null>();
  for (const name of names) {
    const file = task.fileNamed(name);
    const loss = lossOf(name, file);
    if (loss) {
      losses.push(loss);
      renames.set(name, null);
    } else if (file) media.push({ name, kind: kindOf(file.path) ?? 'image', file });
  }
  const used = new Set(media.map(({ file }) => file));
  const told = new Set(losses.map((loss) => ('file' in loss ? loss.file : '')));
  for (const file of task.files)
    if (MEDIA.test(file.path) && !used.has(file) && !told.has(file.path))
      losses.push({ why: 'fileUnused', file: file.path });
  return { media, losses, renames };
}

function lossOf(name: string, file: LegacyFile | null): Loss | null {
  if (/^([a-z]+:)?\/\//i.test(name)) return { why: 'fileOutside', file: name };
  if (file === null) return { why: 'fileMissing', file: name };
  const kind = kindOf(file.path);
  if (kind === null) return { why: 'fileKind', file: file.path };
  const most = FILE_MAX_BYTES[kind];
  return file.size > most ? { why: 'fileSize', file: file.path, most } : null;
}

/** With other names for its files; a name that became null is taken out. */
export function renamed(value: unknown, names: ReadonlyMap<string, string | null>): unknown {
  if (names.size === 0) return value;
  if (typeof value === 'string') return names.has(value) ? names.get(value) : value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names)).filter((item) => item !== null);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const next = renamed(inner, names);
      return next === null && inner !== null ? [] : [[name, next]];
    }),
  );
}
