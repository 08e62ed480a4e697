import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Roster, SchoolRosters } from '../../../ports/school-sign-in/port.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { SecretBox } from '../../../secret-box.ts';
import { applySync } from './apply-sync.ts';
import * as repo from './school-links.repo.ts';
import { schoolRows } from './school-rows.repo.ts';
import { figuresOf } from './sync-figures.ts';
import { planSync, type SyncPlan } from './sync-plan.ts';

export interface SyncNeeds {
  readonly db: Db;
  readonly rosters: Pick<SchoolRosters, 'rosterOf'>;
  readonly tokens: SecretBox;
}

interface SyncWish {
  readonly organizationId: string;
  /** Null for the clock. */
  readonly by: { readonly _id: string; readonly name: string } | null;
  readonly patienceMs: number;
  /** The waiting sync whose vanishing people somebody has let go. */
  readonly approved: string | null;
  /** Called in the transaction that stores the result: the emails about it are stored with it or not at all. */
  readonly notify?: (tx: DbOrTx, result: SyncResult) => Promise<void>;
}

type Sync = Awaited<ReturnType<typeof repo.addSync>>;

export interface SyncResult {
  readonly before: Sync | undefined;
  readonly sync: Sync;
}

interface Ran {
  /** Null where nothing is linked. */
  readonly sync: Sync | null;
  /** Accounts that may be out now. */
  readonly people: readonly string[];
}

const NOBODY = { sync: null, people: [] } as const;

/** Whom the audit names when it was the clock. */
const CLOCK = { _id: '00000000-0000-0000-0000-000000000000', name: 'Flink' } as const;

/**
 * Reads the lists, then writes in one transaction. Two at once never interleave: who comes second and read the lists
 * earlier throws them away, who read them later finds nothing left to do.
 */
export async function runSync({ db, rosters, tokens }: SyncNeeds, wish: SyncWish): Promise<Ran> {
  const { organizationId: id, by, patienceMs, approved, notify } = wish;
  const linked = await repo.organization(db, id);
  if (!linked || linked.districtId === null || linked.sealedToken === null) return NOBODY;
  const startedAt = await repo.now(db);
  const saveResult = async (
    tx: DbOrTx,
    result: Omit<Parameters<typeof repo.addSync>[2], 'askedBy' | 'startedAt'>,
  ): Promise<Sync> => {
    const [before] = await repo.latestSyncs(tx, id, 1);
    const sync = await repo.addSync(tx, id, { ...result, askedBy: by?.name ?? null, startedAt });
    await notify?.(tx, { before, sync });
    return sync;
  };
  const failed = (error: string): Promise<Ran> =>
    db.transaction().execute(async (tx) => {
      await repo.holdOrganization(tx, id);
      const nothing = { figures: figuresOf([]), known: 0, vanishing: [] };
      return { sync: await saveResult(tx, { state: 'failed', error, ...nothing }), people: [] };
    });
  // Sealed with a key that is gone, after FLINK_SECRET was changed.
  const token = tokens.open(linked.sealedToken);
  if (token === null) return failed('school.tokenEnded');
  let roster: Roster;
  try {
    roster = await rosters.rosterOf(token, patienceMs);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason === undefined) throw error;
    return failed(error.reason);
  }
  const emails = roster.teachers.flatMap(({ email }) => email ?? []);
  return db.transaction().execute(async (tx): Promise<Ran> => {
    await repo.holdOrganization(tx, id);
    const organization = await repo.organization(tx, id);
    // Unlinked, or linked anew, while the lists were read.
    if (!organization || organization.sealedToken !== linked.sealedToken || organization.districtId === null)
      return NOBODY;
    const [latest] = await repo.latestSyncs(tx, id, 1);
    if (latest && organization.readAt !== null && organization.readAt > startedAt)
      return { sync: latest, people: [] };
    const allowed = approved === null ? null : await letGo(tx, id, approved);
    const rows = await schoolRows(tx, id, emails, organization.productId, { hold: true });
    const plan = planSync(rows, roster, uuidv7);
    const waits = plan.needsApproval && !plan.vanishing.every((gone) => allowed?.has(gone));
    await repo.setReadAt(tx, id, startedAt);
    if (!waits) {
      await applySync(tx, { organizationId: id, timeZone: organization.timeZone ?? 'UTC' }, plan.writes);
      if (changesAnything(plan))
        await writeDown(tx, {
          actor: by ?? CLOCK,
          action: 'edit',
          resource: 'masterOrganizations',
          rowId: id,
          title: organization.name,
          before: { schoolSync: null },
          after: { schoolSync: figuresOf(plan.entries) },
        });
    }
    const sync = await saveResult(tx, {
      state: waits ? 'waiting' : 'done',
      figures: figuresOf(plan.entries),
      known: plan.known,
      vanishing: plan.vanishing,
      error: null,
    });
    const { teachers, members } = plan.writes;
    return { sync, people: waits ? [] : [...teachers, ...members].map(({ _id }) => _id) };
  });
}

/** Those of the sync that waits; somebody else may have let it go, or a later one may have come. */
async function letGo(
  tx: Parameters<typeof repo.waitingSync>[0],
  id: string,
  syncId: string,
): Promise<Set<string>> {
  const waiting = await repo.waitingSync(tx, id);
  if (waiting?._id !== syncId || waiting.state !== 'waiting') throw new AppError('school.nothingWaits');
  return new Set(waiting.vanishing);
}

const changesAnything = ({ writes }: SyncPlan): boolean =>
  Object.values(writes).some((rows) => rows.length > 0);
