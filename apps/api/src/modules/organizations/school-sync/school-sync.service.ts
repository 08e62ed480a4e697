import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { SyncWho } from '@flink/contract/rules/people/school-sync.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import type { Standings } from '../../../plugins/access/standing.ts';
import type { SchoolSignIn } from '../../../ports/school-sign-in/port.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { SecretBox } from '../../../secret-box.ts';
import { runSync } from './run-sync.ts';
import * as repo from './school-links.repo.ts';
import { schoolRows } from './school-rows.repo.ts';
import { figuresOf } from './sync-figures.ts';
import { planSync } from './sync-plan.ts';

interface Needs {
  readonly db: Db;
  readonly school: Pick<SchoolSignIn, 'rosters' | 'sandbox'>;
  readonly schoolTokens: SecretBox;
  readonly standings: Pick<Standings, 'drop'>;
}

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

interface Wish {
  readonly districtId: string;
  readonly accessToken: string;
  readonly productId: string | null;
  readonly timeZone: string;
}

/** Somebody waits before the screen: a busy service is told instead of waited for. */
const PATIENCE_MS = 8_000;

/** As many as somebody reads; the figures tell the rest. */
const MOST_SHOWN = 500;

/** What needs a person's eyes stands first. */
const FIRST = ['refused', 'archived', 'moved', 'restored', 'new', 'changed'] as const;

/** The school sign-in of a master organisation: linking it to a district and keeping it in step. */
export function schoolSyncService({ db, school: { rosters, sandbox }, schoolTokens, standings }: Needs) {
  const seen = async (tx: DbOrTx, scope: Scope, id: string) =>
    (await repo.seenOrganization(tx, scope, id)) ?? missing();

  const stateOf = async (scope: Scope, organization: repo.LinkedOrganization) => ({
    _id: organization._id,
    name: organization.name,
    districtId: organization.districtId,
    districtName: organization.districtId === null ? null : organization.districtName,
    canSync: organization.districtId !== null && organization.sealedToken !== null,
    productId: organization.productId,
    timeZone: organization.timeZone,
    products: await repo.productNames(db, scope, organization._id),
    syncs: await repo.latestSyncs(db, organization._id),
    sandbox: sandbox === null ? null : { districtId: sandbox.districtId, token: sandbox.token },
  });

  const run = async ({ scope, session }: Asking, id: string, approved: string | null) => {
    await seen(db, scope, id);
    const { sync, people } = await runSync(
      { db, rosters, tokens: schoolTokens },
      { organizationId: id, by: actorOf(session), patienceMs: PATIENCE_MS, approved },
    );
    standings.drop(people);
    return sync;
  };

  return {
    state: async (scope: Scope, id: string) => stateOf(scope, await seen(db, scope, id)),

    async preview(scope: Scope, id: string) {
      const organization = await seen(db, scope, id);
      const token = tokenOf(organization, schoolTokens);
      if (token === null) return null;
      const roster = await rosters.rosterOf(token, PATIENCE_MS);
      const emails = roster.teachers.flatMap(({ email }) => email ?? []);
      const rows = await schoolRows(db, id, emails, organization.productId);
      const plan = planSync(rows, roster, uuidv7);
      const centerNames = new Map(
        [...rows.centers, ...plan.writes.newCenters].map(({ _id, name }) => [_id, name]),
      );
      const changes = FIRST.flatMap((outcome) => plan.entries.filter((entry) => entry.outcome === outcome));
      return {
        figures: figuresOf(plan.entries),
        known: plan.known,
        vanishing: plan.vanishing.length,
        needsApproval: plan.needsApproval,
        entries: changes.slice(0, MOST_SHOWN).map(({ who, schoolId, name, outcome, centerId, reason }) => ({
          who: who satisfies SyncWho,
          schoolId,
          name,
          outcome,
          centerName: centerId === null ? null : (centerNames.get(centerId) ?? null),
          reason,
        })),
        total: changes.length,
      };
    },

    /** Null where nothing is linked. */
    sync: (asking: Asking, id: string) => run(asking, id, null),

    async approve(asking: Asking, id: string, syncId: string) {
      return (await run(asking, id, syncId)) ?? notLinked();
    },

    /** Nobody is archived. When they are missing from the lists of another day, it is asked again. */
    dismiss: (asking: Asking, id: string, syncId: string) =>
      db.transaction().execute(async (tx) => {
        await repo.holdOrganization(tx, id);
        const organization = await seen(tx, asking.scope, id);
        const waiting = await repo.waitingSync(tx, id);
        if (waiting?._id !== syncId || waiting.state !== 'waiting') throw new AppError('school.nothingWaits');
        const sync = await repo.dismissSync(tx, syncId);
        await record(tx, asking, organization, { schoolSync: 'waiting' }, { schoolSync: 'dismissed' });
        return sync;
      }),

    async link(asking: Asking, id: string, wish: Wish) {
      await seen(db, asking.scope, id);
      const district = await rosters.districtOf(wish.accessToken).catch(refusedToken);
      if (district.id !== wish.districtId) refuse('districtId', 'school.otherDistrict');
      await db.transaction().execute(async (tx) => {
        await repo.holdOrganization(tx, id);
        const before = await seen(tx, asking.scope, id);
        const holder = await repo.holderOfDistrict(tx, district.id);
        if (holder && holder._id !== id) refuse('districtId', 'school.districtTaken');
        const products = await repo.productNames(tx, asking.scope, id);
        if (wish.productId !== null && !products.some(({ _id }) => _id === wish.productId))
          refuse('productId', 'notFound');
        const last = before.districtId ?? before.lastDistrictId;
        if (last !== null && last !== district.id) await repo.forgetSchoolIds(tx, id);
        await repo.saveLink(tx, id, {
          districtId: district.id,
          districtName: district.name,
          sealedToken: schoolTokens.seal(wish.accessToken),
          productId: wish.productId,
          timeZone: wish.timeZone,
        });
        await record(
          tx,
          asking,
          before,
          { schoolDistrict: before.districtId },
          { schoolDistrict: district.id },
        );
      });
      return stateOf(asking.scope, await seen(db, asking.scope, id));
    },

    /** People stay as they are, who vanished before stays archived; nobody comes in through the school any more. */
    async unlink(asking: Asking, id: string) {
      await db.transaction().execute(async (tx) => {
        await repo.holdOrganization(tx, id);
        const before = await seen(tx, asking.scope, id);
        if (before.districtId === null) notLinked();
        await repo.removeLink(tx, id);
        await record(tx, asking, before, { schoolDistrict: before.districtId }, { schoolDistrict: null });
      });
      return stateOf(asking.scope, await seen(db, asking.scope, id));
    },
  };
}

const actorOf = ({ user }: Session) => ({ _id: user._id, name: `${user.firstname} ${user.lastname}` });

const tokenOf = ({ districtId, sealedToken }: repo.LinkedOrganization, tokens: SecretBox): string | null =>
  districtId === null || sealedToken === null ? null : tokens.open(sealedToken);

const record = (
  tx: DbOrTx,
  { session }: Asking,
  { _id, name }: repo.LinkedOrganization,
  before: unknown,
  after: unknown,
) =>
  writeDown(tx, {
    actor: actorOf(session),
    action: 'edit',
    resource: 'masterOrganizations',
    rowId: _id,
    title: name,
    before,
    after,
  });

function refuse(
  field: keyof Wish,
  code: 'school.otherDistrict' | 'school.districtTaken' | 'school.tokenRefused' | 'notFound',
): never {
  throw new AppError('request.invalid', { fields: { [field]: code } });
}

/** What is wrong with the token is said beside it; a service that does not answer is nobody's mistake. */
function refusedToken(error: unknown): never {
  if (error instanceof AppError && error.reason === 'school.tokenEnded')
    refuse('accessToken', 'school.tokenRefused');
  throw error;
}

function missing(): never {
  throw new AppError('notFound');
}

function notLinked(): never {
  throw new AppError('school.notLinked');
}
