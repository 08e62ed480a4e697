import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { House } from '../../../house.ts';
import type { FileKey } from '../../../ports/files/key.ts';
import type { FilesService } from '../../files/files.service.ts';
import type { Author } from '../make.scope.ts';
import { cleanData } from '../saving/clean-data.ts';
import type { Game } from './game-of.ts';
import type { MadeOf } from './generation.repo.ts';
import { copyAll, lostFiles, movedInto } from './word-files.ts';
import type { Source } from './word-source.ts';

export type KeepingNeeds = Pick<House, 'db' | 'files' | 'log'> & {
  readonly sentFiles: Pick<FilesService, 'giveTo'>;
};

/** A game that is to be written, with the files that it needs. */
export interface GameToKeep {
  readonly _id: string;
  readonly isNew: boolean;
  readonly game: Game;
  readonly data: ActivityData;
  readonly copies: ReturnType<typeof movedInto>['copies'];
}

/** How games come into the database with all their files: all of them or none. */
export function gamesKept({ db, files, log, sentFiles }: KeepingNeeds) {
  async function cleaned({ data }: Game): Promise<ActivityData> {
    return cleanData({ ...data });
  }

  async function toKeep(
    source: Source,
    games: readonly Game[],
    idOf: (game: Game) => string | undefined,
  ): Promise<readonly GameToKeep[]> {
    const kept: GameToKeep[] = [];
    for (const game of games) {
      const known = idOf(game);
      const _id = known ?? uuidv7();
      const { data, copies } = movedInto(await cleaned(game), source.files, `activities/${_id}`);
      kept.push({ _id, isNew: known === undefined, game, data, copies });
    }
    return kept;
  }

  /** The files first: a game that is seen has all it shows. */
  async function bringFiles(author: Author, kept: readonly { readonly copies: GameToKeep['copies'] }[]) {
    const copies = kept.flatMap((one) => one.copies);
    await copyAll(files, copies);
    await sentFiles.giveTo(
      author.userId,
      copies.map(({ to }) => to),
    );
  }

  async function takeBack(brought: readonly FileKey[]): Promise<void> {
    try {
      await files.remove(brought);
    } catch (error) {
      log.warn({ err: error }, 'files of games that were not made could not be removed');
    }
  }

  /** All of it or nothing. */
  async function whole<Answer>(
    author: Author,
    kept: readonly GameToKeep[],
    write: (tx: DbOrTx) => Promise<Answer>,
  ): Promise<Answer> {
    // A game that is made anew has files already: those stay, whatever happens.
    const targets = kept.flatMap(({ copies }) => copies.map(({ to }) => to));
    const missing = await lostFiles(files, targets);
    try {
      await bringFiles(author, kept);
      return await db.transaction().execute(write);
    } catch (error) {
      await takeBack(targets.filter((key) => missing.has(key)));
      throw error;
    }
  }

  return { toKeep, bringFiles, whole };
}

export const wordsToKeep = ({ listed }: Source) =>
  listed.map(({ word, meaning }) => ({ word, wordId: meaning?._id ?? null }));

export const madeOf = ({ words }: Source): MadeOf =>
  Object.fromEntries(words.map(({ id, known }) => [id, known]));
