import { type Fields, isFields } from '@flink/game-kit/model/content/kindly.ts';
import { type ReadDataFile, readDataFile, type Stop } from './read-data-file.ts';

/** Old data as it was written: the shapes of the problems are read by the template that plays them. */
export interface LegacyData {
  readonly gameData: Fields;
  readonly options: Fields;
  readonly helpHtml: unknown;
  readonly helpAudio: unknown;
  readonly activityName: string | null;
  /** How the data itself names its template. */
  readonly template: string | null;
  /** Where reading a file ended before its end. */
  readonly stops: readonly (Stop & { readonly file: 'gameData' | 'options' })[];
}

export type ReadLegacyData =
  | { readonly ok: true; readonly data: LegacyData }
  | { readonly ok: false; readonly file: 'gameData' | 'options'; readonly stop: Stop | null };

/** Names under which a page keeps all others. */
const HOMES = new Set(['window', 'self', 'globalThis', 'this', 'module', 'exports', 'top']);

/** What a file gives to its main name, and beside it; null where it gives nothing. */
function objectIn({ assignments }: ReadDataFile, main: RegExp): Fields | null {
  const root: Record<string, unknown> = {};
  let isGiven = false;
  for (const { path, value } of assignments) {
    const names = [...path];
    while (names[0] !== undefined && HOMES.has(names[0])) names.shift();
    if (names[0] !== undefined && main.test(names[0])) names.shift();
    const last = names.pop();
    if (last === undefined) {
      if (typeof value !== 'object' || value === null) continue;
      Object.assign(root, Array.isArray(value) ? { problems: value } : value);
    } else within(root, names)[last] = value;
    isGiven = true;
  }
  return isGiven ? root : null;
}

function within(root: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  let at = root;
  for (const name of names) {
    const next = Object.hasOwn(at, name) && isFields(at[name]) ? { ...at[name] } : {};
    at[name] = next;
    at = next;
  }
  return at;
}

const textIn = (...values: readonly unknown[]): string | null => {
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : null;
};

/** Both files of an activity as one document. */
export function legacyData(gameDataFile: string, optionsFile: string): ReadLegacyData {
  const [game, told] = [readDataFile(gameDataFile), readDataFile(optionsFile)];
  const whole = objectIn(game, /^gameData/i);
  if (whole === null) return { ok: false, file: 'gameData', stop: game.stop };
  const optionsRoot = objectIn(told, /^optionsData/i);
  if (optionsRoot === null) return { ok: false, file: 'options', stop: told.stop };
  const { helpHtml, helpAudio, activityName, template, templateAlias, ...rest } = whole;
  const { gameData: inner, options: beside, ...fields } = rest;
  const { options: nested, ...flat } = optionsRoot;
  const {
    helpHtml: toldHelp,
    helpAudio: toldSound,
    activityName: toldName,
    template: toldTemplate,
    templateAlias: toldAlias,
    ...options
  } = { ...(isFields(beside) ? beside : {}), ...flat, ...(isFields(nested) ? nested : {}) };
  return {
    ok: true,
    data: {
      gameData: isFields(inner) ? { ...fields, ...inner } : fields,
      options,
      helpHtml: helpHtml ?? toldHelp,
      helpAudio: helpAudio ?? toldSound,
      activityName: textIn(toldName, activityName),
      template: textIn(toldAlias, toldTemplate, templateAlias, template),
      stops: [
        ...(game.stop ? [{ ...game.stop, file: 'gameData' } as const] : []),
        ...(told.stop ? [{ ...told.stop, file: 'options' } as const] : []),
      ],
    },
  };
}
