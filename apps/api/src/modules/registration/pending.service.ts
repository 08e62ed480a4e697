import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { Post } from '../../post/post.ts';
import { type AuditEntry, writeDown } from '../../resources/audit.repo.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { PlansService } from '../organizations/plans/plans.service.ts';
import * as repo from './pending.repo.ts';

interface Needs {
  readonly db: Db;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly plans: Pick<PlansService, 'isFree'>;
  readonly postIn: (tx: DbOrTx) => Post;
}

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
  /** Where the links in emails lead. */
  readonly origin: string;
}

/** What the staff does with registrations that are not finished. */
export function pendingRegistrationsService({ db, catalog, plans, postIn }: Needs) {
  async function email(
    tx: DbOrTx,
    pending: repo.LockedPending,
    kind: 'finish' | 'unpaid',
    origin: string,
  ): Promise<void> {
    // Nobody has said yet which language the person reads; the center has one.
    const { t } = await catalog.texts(centerConfig.parse(pending.centerConfig).defaultLocale);
    const about = {
      product: pending.productName,
      center: pending.learningCenterName,
      link: `${origin}/finish-registration/${encodeURIComponent(pending._id)}`,
    };
    await postIn(tx).mail({
      to: pending.email,
      kind: 'pending-registration',
      subject: t(`mail.pendingRegistration.${kind}.subject`, about),
      text: t(`mail.pendingRegistration.${kind}.text`, about),
    });
  }

  const change = async (
    { scope }: Asking,
    id: string,
    work: (tx: DbOrTx, pending: repo.LockedPending) => Promise<unknown>,
  ) => {
    await db.transaction().execute(async (tx) => {
      const pending = await repo.lock(tx, scope, id);
      if (!pending) throw new AppError('notFound');
      if (pending.isFinished) throw new AppError('registration.alreadyCompleted');
      await work(tx, pending);
    });
  };

  /** Named by product and center: the email of somebody who never registered must not stay in the audit. */
  const record = (
    tx: DbOrTx,
    { session: { user } }: Asking,
    pending: repo.LockedPending,
    entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  ) =>
    writeDown(tx, {
      actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
      resource: 'pendingRegistrations',
      rowId: null,
      title: `${pending.productName}, ${pending.learningCenterName}`,
      ...entry,
    });

  return {
    table: (scope: Scope, query: Parameters<typeof repo.table>[2]) => repo.table(db, scope, query),

    async remind(asking: Asking, id: string) {
      await change(asking, id, async (tx, pending) => {
        if (!(await repo.markReminded(tx, pending))) throw new AppError('registration.remindedToday');
        await email(tx, pending, pending.isPaid ? 'finish' : 'unpaid', asking.origin);
        await record(tx, asking, pending, {
          action: 'edit',
          before: { registration: id },
          after: { registration: id, reminded: true },
        });
      });
      return repo.row(db, asking.scope, id);
    },

    async approve(asking: Asking, id: string) {
      await change(asking, id, async (tx, pending) => {
        if (pending.isPaid) return;
        if (!(await plans.isFree(pending))) throw new AppError('registration.noPlanFree');
        await repo.markPaid(tx, id);
        await email(tx, pending, 'finish', asking.origin);
        await record(tx, asking, pending, {
          action: 'edit',
          before: { registration: id, isPaid: false },
          after: { registration: id, isPaid: true },
        });
      });
      return repo.row(db, asking.scope, id);
    },

    remove: (asking: Asking, id: string) =>
      change(asking, id, async (tx, pending) => {
        if (pending.isPaid || (await repo.hasPayment(tx, id))) throw new AppError('registration.paidStays');
        await repo.remove(tx, id);
        await record(tx, asking, pending, {
          action: 'delete',
          before: { registration: id, isPaid: false },
          after: null,
        });
      }),
  };
}
