import { allows, type Holder } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import type { TableQuery } from '../db/table-page.ts';
import { uuidv7 } from '../db/uuid.ts';
import type { Scope } from '../plugins/access/scope.ts';
import { type AuditEntry, writeDown } from './audit.repo.ts';
import { refusedByTable } from './refused-by-table.ts';
import * as repo from './resource.repo.ts';
import type { Referred, ServedResource } from './served-resource.ts';

/** Who asks, and whose rows they see. */
export interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

const MOST_LISTED = 100;
/** As many as a question can name. */
const MOST_USES = 10;

/** The rules that hold for everything that is managed. */
export function resourceService({ db }: { readonly db: Db }, referred: Readonly<Record<string, Referred>>) {
  /** A reference to what one cannot see is a reference to nothing. */
  async function checkReferences(
    tx: DbOrTx,
    { resource }: ServedResource,
    scope: Scope,
    values: repo.Values,
    before: repo.Values = {},
  ) {
    for (const [name, field] of Object.entries(resource.fields)) {
      const id = values[name];
      // What stands there stays, also where the person asking sees only the row itself.
      if (field.kind !== 'reference' || typeof id !== 'string' || id === before[name]) continue;
      const target = referred[field.to];
      if (!target) throw new Error(`${resource.name}.${name} refers to ${field.to}, which nothing serves.`);
      if (!(await repo.isSeen(tx, target, scope, id)))
        throw new AppError('request.invalid', { fields: { [name]: 'notFound' } });
    }
  }

  async function seen(tx: DbOrTx, served: ServedResource, scope: Scope, id: string): Promise<repo.StoredRow> {
    const row = await repo.row(tx, served, scope, id);
    if (!row) throw new AppError('notFound');
    return row;
  }

  const writing = <Value>(served: ServedResource, write: (tx: DbOrTx) => Promise<Value>): Promise<Value> =>
    db
      .transaction()
      .execute(write)
      .catch((error: unknown) => {
        throw refusedByTable(served, error);
      });

  const entryOf = (
    { resource }: ServedResource,
    { session: { user } }: Asking,
    row: repo.StoredRow,
  ): Pick<AuditEntry, 'actor' | 'resource' | 'rowId' | 'title'> => ({
    actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
    resource: resource.name,
    rowId: row._id,
    title: String(row[resource.title]),
  });

  async function usedIn(tx: DbOrTx, { serving }: ServedResource, id: string) {
    const uses = [];
    for (const use of serving.uses ?? [])
      uses.push({ section: use.section, ...(await repo.usesOf(tx, use, id, MOST_USES)) });
    return uses.filter(({ total }) => total > 0);
  }

  return {
    page: (served: ServedResource, scope: Scope, query: TableQuery & repo.Values) =>
      repo.page(db, served, scope, query),

    list: (served: ServedResource, scope: Scope, filter: string) =>
      repo.list(db, served, scope, filter, MOST_LISTED),

    row: (served: ServedResource, scope: Scope, id: string) => seen(db, served, scope, id),

    async usedIn(served: ServedResource, scope: Scope, holder: Holder | null, id: string) {
      await seen(db, served, scope, id);
      return (await usedIn(db, served, id)).map((use) =>
        allows({ admin: { [use.section]: { view: true } } }, holder) ? use : { ...use, rows: [] },
      );
    },

    add: (served: ServedResource, asking: Asking, values: repo.Values) =>
      writing(served, async (tx) => {
        const id = uuidv7();
        await checkReferences(tx, served, asking.scope, values);
        await served.serving.check?.({ tx, scope: asking.scope, before: null, values });
        await repo.insert(tx, served, id, values);
        // Nobody makes what they could not see: a region in somebody else's district.
        const row = await seen(tx, served, asking.scope, id);
        await writeDown(tx, { ...entryOf(served, asking, row), action: 'create', before: null, after: row });
        return row;
      }),

    edit: (
      served: ServedResource,
      asking: Asking,
      { _id, version, ...values }: repo.Values & { readonly _id: string; readonly version: number },
    ) =>
      writing(served, async (tx) => {
        await repo.lock(tx, served, _id);
        const before = await seen(tx, served, asking.scope, _id);
        if (before.version !== version) throw new AppError('conflict');
        await checkReferences(tx, served, asking.scope, values, before);
        await served.serving.check?.({ tx, scope: asking.scope, before, values });
        await repo.update(tx, served, _id, values);
        const after = await seen(tx, served, asking.scope, _id);
        await writeDown(tx, { ...entryOf(served, asking, after), action: 'edit', before, after });
        return after;
      }),

    remove: (served: ServedResource, asking: Asking, id: string) =>
      writing(served, async (tx) => {
        await repo.lock(tx, served, id);
        const row = await seen(tx, served, asking.scope, id);
        if (row.isProtected) throw new AppError('rows.protected');
        if ((await usedIn(tx, served, id)).length > 0) throw new AppError('rows.inUse');
        await repo.remove(tx, served, id);
        await writeDown(tx, { ...entryOf(served, asking, row), action: 'delete', before: row, after: null });
      }),
  };
}
