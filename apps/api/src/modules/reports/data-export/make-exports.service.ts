import { setInterval } from 'node:timers';
import { allows } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { JobNeeds } from '../../../jobs/job.ts';
import { holderOf } from '../../../plugins/access/principal.ts';
import { scopeOf } from '../../../plugins/access/scope.ts';
import { principalNow } from '../../accounts/sessions/principal-now.service.ts';
import { centersOf } from '../office/report-places.repo.ts';
import * as repo from './data-export.repo.ts';
import { untilErased } from './erased-people.service.ts';
import { CONTENTS, packedRows, putPart, removeContent } from './export-content.ts';
import { tellOwner } from './export-mail.ts';
import { type Batch, exportRows } from './export-rows.ts';
import { offeredTo, standingOf } from './offered-sets.ts';

export type MakingNeeds = Pick<JobNeeds, 'db' | 'files' | 'log' | 'signal' | 'origin'>;

/** Rows in a file: as many are written again when a server stops in the middle. */
const PART_ROWS = 10_000;
/** Rows fetched at a time: so many are in memory. */
const ROWS_AT_ONCE = 500;
const HOLD_MS = 10_000;
const MOST_TRIES = 3;

/** Somebody has stopped, changed or deleted it, or the server is to stop. */
class NoLongerWanted extends Error {}

/** Makes the exports that wait, one after the other, and goes on with those that another server has left. */
export async function makeExports(needs: MakingNeeds, partRows = PART_ROWS): Promise<number> {
  const { db, log, signal } = needs;
  for (let made = 0; ; made += 1) {
    const claimed = signal?.aborted ? undefined : await repo.claim(db);
    if (!claimed) return made;
    const holding = setInterval(() => void repo.stillHeld(db, claimed).catch(() => undefined), HOLD_MS);
    try {
      await make(needs, claimed, partRows);
    } catch (error) {
      if (error instanceof NoLongerWanted) {
        await repo.leave(db, claimed, { state: 'waiting', tries: claimed.tries });
        continue;
      }
      log.warn({ err: error, export: claimed._id }, 'an export could not be made');
      const tries = claimed.tries + 1;
      // Without a database this fails too; then whoever finds it left goes on.
      const isOver = tries >= MOST_TRIES || error instanceof AppError;
      await repo.leave(db, claimed, { state: isOver ? 'failed' : 'waiting', tries });
    } finally {
      clearInterval(holding);
    }
  }
}

/** By the rights that its owner has now: a role that was taken away takes nothing along. */
async function askedOf(
  tx: DbOrTx,
  needs: MakingNeeds,
  { ownerId, standing, question, contentId }: repo.Claimed,
) {
  const principal = await principalNow(needs.db, ownerId);
  if (!principal) throw new AppError('access.denied');
  const scope = scopeOf(principal);
  const mayHave = allows({ admin: { reports: { 'data-export': { view: true } } } }, holderOf(principal));
  if (!mayHave || standingOf(scope) !== standing || !offeredTo(scope).includes(question.set))
    throw new AppError('access.denied');
  const centerIds = (await centersOf(tx, scope))
    .map(({ _id }) => _id)
    .filter((id) => id === (question.learningCenterId ?? id));
  return { question, scope, centerIds, contentId };
}

async function make(needs: MakingNeeds, claimed: repo.Claimed, partRows: number): Promise<void> {
  const { db, files, signal } = needs;
  const wanted = (isStill: boolean) => {
    if (!isStill || signal?.aborted) throw new NoLongerWanted();
  };
  let { parts, rows } = claimed;
  await untilErased(db);
  // Of one moment: what is counted is what is written.
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const found = exportRows(await askedOf(tx, needs, claimed));
    const total = rows + (await found.count(tx, claimed.after));
    wanted(await repo.counted(db, claimed, total));
    for await (const { packed: part, count, after } of inParts(
      found.batches(tx, claimed.after, Math.min(partRows, ROWS_AT_ONCE)),
      partRows,
    )) {
      // Under the number that follows: what a server left behind there without saying so is written over.
      await putPart(files, claimed.contentId, parts, part);
      parts += 1;
      rows += count;
      wanted(await repo.partWritten(db, claimed, { parts, rows, after }));
    }
    if (rows !== total) throw new Error(`The export has ${rows} rows instead of ${total}.`);
  } finally {
    await tx.rollback().execute();
  }
  await db.transaction().execute(async (done) => {
    wanted(await repo.finished(done, claimed));
    await tellOwner(done, claimed, needs.origin());
  });
}

interface Part {
  readonly packed: Uint8Array;
  readonly count: number;
  readonly after: Batch['after'];
}

/** Rows by the part that they are kept in. */
async function* inParts(batches: AsyncIterable<Batch>, partRows: number): AsyncGenerator<Part> {
  const packed = packedRows();
  let count = 0;
  let last: Batch['after'] | null = null;
  for await (const { lines, after } of batches) {
    if (lines.length > 0) packed.add(lines);
    count += lines.length;
    last = after;
    if (count < partRows) continue;
    yield { packed: packed.take(), count, after };
    count = 0;
  }
  if (last && count > 0) yield { packed: packed.take(), count, after: last };
}

/** Deletes what nobody may have any more: files whose days are over, of deleted exports, of people who are gone. */
export async function removeExports({
  db,
  files,
  signal,
}: Pick<MakingNeeds, 'db' | 'files' | 'signal'>): Promise<number> {
  await repo.expire(db);
  let removed = 0;
  let cursor: string | null = null;
  do {
    signal?.throwIfAborted();
    const page = await files.list(CONTENTS, { cursor });
    const ids = page.folders.map((folder) => folder.split('/').at(-1) ?? '');
    const needed = await repo.neededContents(db, ids);
    for (const id of ids.filter((one) => !needed.has(one))) {
      await removeContent(files, id);
      removed += 1;
    }
    cursor = page.cursor;
  } while (cursor !== null);
  return removed;
}
