import type { DbOrTx } from '../../db/database.ts';
import type { JobNeeds } from '../../jobs/job.ts';
import { writeDown } from '../../resources/audit.repo.ts';
import { eraseAndTell } from '../families/deletion-news.service.ts';
import { forgetWorks } from '../play/works/forget-works.service.ts';
import { removeArchives } from './archives.service.ts';
import * as repo from './personal-data.repo.ts';
import { NOBODY, REDACTED } from './redaction.ts';

type Needs = Pick<JobNeeds, 'db' | 'files' | 'log' | 'signal'>;

/** Deletes those whose days of waiting are over; one that fails is tried again with the next stroke of the clock. */
export async function doDueDeletions(needs: Needs): Promise<number> {
  let done = 0;
  for (const { _id } of await repo.dueDeletions(needs.db)) {
    needs.signal?.throwIfAborted();
    try {
      if (await deleteNow(needs, _id)) done += 1;
    } catch (error) {
      needs.log.warn({ err: error, request: _id }, 'a deletion could not be done');
      await repo.deletionFailed(needs.db, _id);
    }
  }
  return done;
}

/** Whom it deleted; null when it was taken back or done meanwhile. */
async function deleteNow(
  { db, files }: Pick<Needs, 'db' | 'files'>,
  requestId: string,
): Promise<readonly string[] | null> {
  const gone = await db.transaction().execute((tx) => deleteIn(tx, requestId));
  if (gone !== null) await removeFilesOfDeleted({ db, files });
  return gone;
}

/** After the rows are gone: what fails here is repeated by the job, and no row leads to these files any more. */
export async function removeFilesOfDeleted({ db, files }: Pick<Needs, 'db' | 'files'>): Promise<void> {
  await forgetWorks({ db, files }, []);
  await removeArchives({ db, files });
}

/** Whom it deleted, in the caller's transaction; null when it was taken back or done meanwhile. */
export async function deleteIn(tx: DbOrTx, requestId: string): Promise<readonly string[] | null> {
  const asked = await repo.holdDeletion(tx, requestId);
  if (!asked) return null;
  const { familyId, learnerId, isWhole, askedBy, askedAs, askedAt } = asked;
  if (isWhole && familyId !== null && (await repo.isSubscriptionRunning(tx, familyId)))
    throw new Error('A subscription of the family is still running.');
  const gone =
    familyId === null || (learnerId === null && !isWhole)
      ? []
      : await eraseAndTell(tx, [{ familyId, learnerIds: learnerId === null ? null : [learnerId] }], {
          fromAbove: askedBy !== null && (await repo.isAboveCenter(tx, askedBy, familyId)),
        });
  await repo.setState(tx, requestId, 'done');
  const actor = askedBy === null ? null : await repo.nameOf(tx, askedBy);
  await writeDown(tx, {
    actor:
      actor === null || askedBy === null ? { _id: NOBODY, name: REDACTED } : { _id: askedBy, name: actor },
    action: 'delete',
    resource: 'personalData',
    rowId: requestId,
    title: REDACTED,
    rowCount: gone.length,
    before: null,
    after: { family: isWhole, people: gone.length, askedAs, askedAt },
  });
  return gone;
}
