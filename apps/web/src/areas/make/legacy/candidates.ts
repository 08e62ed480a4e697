import { LONGEST_LIST, listsAtMost } from '@flink/contract/rules/nesting.ts';
import { type Converted, convert } from '@flink/make-kit/legacy/convert.ts';
import { decoded } from '@flink/make-kit/legacy/decode.ts';
import { type LegacyData, legacyData } from '@flink/make-kit/legacy/legacy-data.ts';
import type { LegacyFile } from '@flink/make-kit/legacy/legacy-file.ts';
import { byPath, fileNamed, type LegacyFolder, legacyFolders } from '@flink/make-kit/legacy/legacy-folder.ts';
import type { Stop } from '@flink/make-kit/legacy/read-data-file.ts';
import {
  type LegacyTemplate,
  MOVING,
  MOVING_LOOKS,
  templateNamed,
  templateOfFiles,
} from '@flink/make-kit/legacy/template-of.ts';
import { newId as newProblemId } from '@flink/make-kit/problems/new-id.ts';
import { lazyEdit } from '@flink/templates/lazy-edit.gen.ts';
import { newId } from '../../../shared/new-id.ts';

/** What an activity holds at most (spec 3 §9); data of an old one has never been nearly as large. */
export const MOST_DATA_BYTES = 7_000_000;
const NAME_MAX = 200;

/** Spec 3 §5.3: both data files are required. */
export interface Refusal {
  readonly file: 'gameData' | 'options';
  /** Null where there is no such file. */
  readonly why: Stop | 'nothing' | 'tooLarge' | 'unreadable' | null;
}

/** An old activity as it was found. */
export interface Candidate {
  readonly _id: string;
  readonly name: string;
  readonly folder: LegacyFolder;
  readonly found: { readonly refusal: Refusal } | { readonly data: LegacyData };
  /** As it was recognised; who converts may choose another. */
  readonly template: LegacyTemplate | null;
  readonly fileNamed: (name: string) => LegacyFile | null;
}

type DataFile = { readonly refusal: Refusal } | { readonly text: string };

async function textOf(file: LegacyFile | null, of: Refusal['file']): Promise<DataFile> {
  if (file === null) return { refusal: { file: of, why: null } };
  if (file.size > MOST_DATA_BYTES) return { refusal: { file: of, why: 'tooLarge' } };
  try {
    return { text: decoded(new Uint8Array(await (await file.bytes()).arrayBuffer())) };
  } catch {
    return { refusal: { file: of, why: 'unreadable' } };
  }
}

async function dataOf({ gameData, options }: LegacyFolder): Promise<Candidate['found']> {
  const game = await textOf(gameData, 'gameData');
  if ('refusal' in game) return game;
  const told = await textOf(options, 'options');
  if ('refusal' in told) return told;
  const read = legacyData(game.text, told.text);
  return read.ok ? { data: read.data } : { refusal: { file: read.file, why: read.stop ?? 'nothing' } };
}

/** One for each folder; where no folder has a data file, the whole lacks it. */
export async function candidatesIn(
  files: readonly LegacyFile[],
  setName: string,
  aliases: readonly string[],
): Promise<readonly Candidate[]> {
  const all = byPath(files);
  const folders = legacyFolders(files);
  const found = folders.length > 0 ? folders : [{ path: '', gameData: null, options: null, others: files }];
  const candidates: Candidate[] = [];
  for (const folder of found) {
    const data = await dataOf(folder);
    const named = 'data' in data ? data.data : null;
    candidates.push({
      _id: newId(),
      name: (named?.activityName ?? (folder.path.split('/').at(-1) || setName)).slice(0, NAME_MAX),
      folder,
      found: data,
      template:
        templateOfFiles(
          folder.others.map(({ path }) => path),
          aliases,
        ) ?? (named?.template ? templateNamed(named.template, aliases) : null),
      fileNamed: (name) => fileNamed(name, folder, all),
    });
  }
  return candidates;
}

/** As a choice in a list: of moving answers each look is one. */
export const choiceOf = ({ alias, look }: LegacyTemplate): string => (look ? `${alias}/${look}` : alias);

export function templateOf(choice: string): LegacyTemplate {
  const [alias = '', look] = choice.split('/');
  return { alias, look: alias === MOVING ? (MOVING_LOOKS.find((one) => one === look) ?? null) : null };
}

/** What would come of it; `tooMany` is what no activity may hold. */
export async function looked(
  { found, fileNamed: find, folder }: Candidate,
  { alias, look }: LegacyTemplate,
  locale: string,
): Promise<Converted | 'tooMany'> {
  if (!('data' in found)) throw new Error('there is nothing to look at');
  if (!listsAtMost(LONGEST_LIST, found.data.gameData)) return 'tooMany';
  const load = lazyEdit.get(alias);
  if (!load) throw new Error(`${alias} has an editor`);
  const { template } = await load();
  return convert({
    template,
    look,
    legacy: found.data,
    locale,
    newId: newProblemId,
    fileNamed: find,
    files: folder.others,
  });
}
