import { type AccessRule, allows } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import type { DeletedPage } from '@flink/contract/entities/trash.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { columnsOfHeaders } from '@flink/contract/resources/kit/column-labels.ts';
import { valuesIn } from '@flink/contract/resources/kit/field.ts';
import type { ImportBody, ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import type { SpeechWish } from '@flink/contract/resources/kit/resource-calls.ts';
import type { ResourceSection } from '@flink/contract/resources/sections.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import type { TableQuery } from '../db/table-page.ts';
import { uuidv7 } from '../db/uuid.ts';
import type { officeLetters } from '../modules/accounts/passwords/office-letters.service.ts';
import type { catalogService } from '../modules/catalog/catalog.service.ts';
import { activitiesSeenBy, authorOf } from '../modules/make/make.scope.ts';
import type { speechService } from '../modules/speech/speech.service.ts';
import { holderOfSession } from '../plugins/access/principal.ts';
import type { Scope } from '../plugins/access/scope.ts';
import type { Standings } from '../plugins/access/standing.ts';
import { type AuditEntry, writeDown } from './audit.repo.ts';
import { type Bulk, changeMany, hold, MOST_REFUSED, meantRows } from './bulk.ts';
import { csvOf } from './csv-of.ts';
import { asDeleted, takeOut, titleOfDeleted } from './delete-rows.ts';
import type { FormFiles } from './form-files.ts';
import { importLimit } from './import-limit.ts';
import { importLines, type Pair, triedOut, type WantedRow } from './import-lines.ts';
import { type Lookups, rememberedLookups } from './lookups.ts';
import { refusedByTable } from './refused-by-table.ts';
import * as repo from './resource.repo.ts';
import { actorOf, titleOf, titlesOf } from './row-titles.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';
import type { Referred, ServedResource, Use } from './served-resource.ts';
import { deletedRows } from './trash/restore-from-trash.ts';
import type { Meant, TrashOf } from './trash/trash.repo.ts';
import { trashService } from './trash/trash.service.ts';
import { uploadedFiles } from './uploaded-files.ts';

/** Who asks, and whose rows they see. */
export interface Asking {
  readonly scope: Scope;
  readonly session: Session;
  /** Where links in mails lead. */
  readonly origin: string;
}

/** Files are headed in the languages that the office speaks. */
const IMPORTED_LANGUAGES = ['en', 'es', 'sw'];

const MOST_LISTED = 100;
/** They are read into memory, for the trash and for the audit log. */
const MAX_DELETED_AT_ONCE = 10_000;
/** As many as a question can name. */
const MOST_USES = 10;

type NamedUse = Pick<Use, 'section'> & Pick<repo.FoundUse, 'rows'>;

interface Needs {
  readonly db: Db;
  readonly speech: Pick<ReturnType<typeof speechService>, 'reading'>;
  readonly files: FormFiles;
  readonly letters: ReturnType<typeof officeLetters>;
  readonly standings: Pick<Standings, 'drop'>;
  readonly catalog: Pick<ReturnType<typeof catalogService>, 'texts'>;
}

/** The rules that hold for everything that is managed. */
export function resourceService(
  { db, files, speech, letters, standings, catalog }: Needs,
  referred: Readonly<Record<string, Referred>>,
) {
  const trash = trashService({ db });
  const uploads = uploadedFiles(files);
  const imports = importLimit(db);

  /**
   * What a value leads to must be there for who saves it: a row they see, a file they uploaded, a language. What stands
   * there already stays, also where they see only the row itself.
   */
  async function checkWhereItLeads(
    tx: DbOrTx,
    { resource }: ServedResource,
    { scope, session }: Asking,
    values: repo.Values,
    before: repo.Values = {},
    lookups: Lookups = repo,
  ) {
    for (const [name, field] of Object.entries(resource.fields)) {
      const stood = new Set(Array.from(valuesIn(name, field, before[name]), ([, , value]) => value));
      if (field.kind === 'perLocale') await checkLocales(tx, name, values[name], before[name], lookups);
      for (const [place, of, value] of valuesIn(name, field, values[name])) {
        if (stood.has(value)) continue;
        if (of.kind === 'file') {
          const refused = await uploads.refused(resource, session.user._id, name, of.of, value);
          if (refused) throw new AppError('request.invalid', { fields: { [place]: refused } });
        }
        if (of.kind !== 'reference') continue;
        const target = referred[of.to];
        if (!target) throw new Error(`${resource.name}.${name} refers to ${of.to}, which nothing serves.`);
        if (!(await lookups.isSeen(tx, target, scope, value)))
          throw new AppError('request.invalid', { fields: { [place]: 'notFound' } });
      }
    }
  }

  /** Of a row that comes back: what it refers to may have been deleted meanwhile, or moved out of sight. */
  async function checkReferences(
    tx: DbOrTx,
    { resource }: ServedResource,
    { scope }: Asking,
    row: repo.StoredRow,
  ) {
    for (const [name, field] of Object.entries(resource.fields))
      for (const [, of, id] of valuesIn(name, field, row[name])) {
        const target = of.kind === 'reference' ? referred[of.to] : undefined;
        if (target && !(await repo.isSeen(tx, target, scope, id)))
          throw new AppError('trash.referenceGone', { rows: await deletedRows(tx, [id]) });
      }
  }

  /** A text in a language that is not there would be read by nobody. */
  async function checkLocales(
    tx: DbOrTx,
    name: string,
    value: unknown,
    before: unknown,
    { unknownLocales }: Lookups,
  ) {
    const stood = Object.keys(before ?? {});
    const added = Object.keys(value ?? {}).filter((code) => !stood.includes(code));
    const unknown = await unknownLocales(tx, added);
    if (unknown.length === 0) return;
    const fields = Object.fromEntries(
      unknown.map((code) => [`${name}.${code}`, 'strings.localeNotFound'] as const),
    );
    throw new AppError('request.invalid', { fields });
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
    served: ServedResource,
    asking: Asking,
    row: repo.StoredRow,
  ): Pick<AuditEntry, 'actor' | 'resource' | 'rowId' | 'title'> => ({
    actor: actorOf(asking),
    resource: served.resource.name,
    rowId: row._id,
    title: titleOf(served, row),
  });

  async function usedIn(tx: DbOrTx, { serving }: ServedResource, id: string) {
    const uses = [];
    for (const use of serving.uses ?? [])
      uses.push({ section: use.section, ...(await repo.usesOf(tx, use, id, MOST_USES)) });
    return uses.filter(({ total }) => total > 0);
  }

  /** What still refers to it, by name as far as the person asking may look into its section and sees the row there. */
  async function namedUses(
    tx: DbOrTx,
    served: ServedResource,
    { scope, session }: Pick<Asking, 'scope' | 'session'>,
    id: string,
  ) {
    const uses = [];
    for (const use of await usedIn(tx, served, id)) {
      const maySee = allows(lookInto(use.section), holderOfSession(session));
      const rows = maySee ? await seenOf(tx, { scope, session }, use) : [];
      uses.push({ ...use, rows });
    }
    return uses;
  }

  /** Whom rows of other kinds belong to, nothing tells: of these only who sees everything is told the names. */
  async function seenOf(
    tx: DbOrTx,
    { scope, session }: Pick<Asking, 'scope' | 'session'>,
    { section, rows }: NamedUse,
  ) {
    if (scope.kind === 'everything') return rows;
    const ids = rows.map(({ _id }) => _id);
    const target = referred[RESOURCES[section as ResourceSection]?.name ?? ''];
    if (!target && section !== 'activities') return [];
    const seen = new Set(
      target
        ? (await repo.namesOf(tx, target, scope, ids)).map(({ _id }) => _id)
        : await repo.activitiesAmong(tx, activitiesSeenBy(authorOf(session)), ids),
    );
    return rows.filter(({ _id }) => seen.has(_id));
  }

  const changing = (tx: DbOrTx, asking: Asking, imported = false) => ({
    tx,
    imported,
    scope: asking.scope,
    holder: holderOfSession(asking.session),
    by: actorOf(asking).name,
    letters: letters(tx, asking.origin),
  });

  const tell = async (tx: DbOrTx, { serving }: ServedResource, asking: Asking, rows: readonly Pair[]) =>
    serving.tell?.({ tx, scope: asking.scope, by: actorOf(asking).name, origin: asking.origin, rows });

  /** The rules of the form, for all of them. */
  async function check(
    tx: DbOrTx,
    served: ServedResource,
    asking: Asking,
    wanted: readonly WantedRow[],
    lookups?: Lookups,
  ): Promise<void> {
    for (const { before, values } of wanted)
      await checkWhereItLeads(tx, served, asking, values, before ?? {}, lookups);
    await checkRules(tx, served, asking, wanted, lookups !== undefined);
  }

  async function checkRules(
    tx: DbOrTx,
    { serving }: ServedResource,
    asking: Asking,
    rows: readonly WantedRow[],
    imported = false,
  ): Promise<void> {
    const change = changing(tx, asking, imported);
    if (serving.checkAll) await serving.checkAll({ ...change, rows });
    else for (const row of rows) await serving.check?.({ ...change, ...row });
  }

  /** Makes and changes rows, with all the rules of the form; all of them or none. */
  async function write(
    tx: DbOrTx,
    served: ServedResource,
    asking: Asking,
    sent: readonly WantedRow[],
    lookups?: Lookups,
  ): Promise<readonly repo.StoredRow[]> {
    const { resource, serving } = served;
    const wanted = await Promise.all(
      sent.map(async (one) => ({ ...one, values: await sanitizeRichText(resource, one.values) })),
    );
    const change = changing(tx, asking, lookups !== undefined);
    await check(tx, served, asking, wanted, lookups);
    const rows = wanted.map((one) => ({ ...one, _id: one.before?._id ?? uuidv7() }));
    const isNew = ({ before }: WantedRow) => before === null;
    await repo.insertAll(tx, served, rows.filter(isNew));
    await repo.updateAll(
      tx,
      served,
      rows.filter((row) => !isNew(row)),
    );
    if (serving.afterAll) await serving.afterAll({ ...change, rows });
    else for (const row of rows) await serving.afterwards?.({ ...change, ...row });
    // Nobody makes what they could not see: a region in somebody else's district.
    if (rows.length === 1 && rows[0]) return [await seen(tx, served, asking.scope, rows[0]._id)];
    const ids = rows.map(({ _id }) => _id);
    const now = new Map(
      (await repo.wantedRows(tx, served, asking.scope, { ids })).map((row) => [row._id, row]),
    );
    return ids.map((id) => {
      const row = now.get(id);
      if (!row) throw new AppError('notFound');
      return row;
    });
  }

  const writeOne = async (...[tx, served, asking, wanted]: [DbOrTx, ServedResource, Asking, WantedRow]) => {
    const [row] = await write(tx, served, asking, [wanted]);
    if (!row) throw new AppError('notFound');
    return row;
  };

  /** Who was blocked, or has another role now, is known as such with the next request. */
  const lookAnew = async ({ serving }: ServedResource, ids: readonly string[]) =>
    standings.drop((await serving.accountsOf?.(db, ids)) ?? []);

  const shown = async (served: ServedResource, row: repo.StoredRow) => ({
    ...row,
    ...(await uploads.linksOf(served.resource, row)),
  });

  const answer = async (served: ServedResource, { session }: Asking, row: repo.StoredRow) => ({
    data: await shown(served, row),
    ...(await served.serving.alsoAnswers?.({ db, files, userId: session.user._id, row })),
  });

  return {
    upload: (
      { resource }: ServedResource,
      { session }: Asking,
      { field, size, name }: { readonly field: string; readonly size: number; readonly name?: string },
    ) => uploads.sign(resource, session.user._id, field, size, name),

    async speak(
      { resource }: ServedResource,
      { session }: Asking,
      { field, locale, text, voice }: SpeechWish,
    ) {
      const mp3 = await speech.reading(locale, text, voice).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'notFound'
          ? new AppError('speech.noLocales')
          : error;
      });
      return uploads.keep(resource, session.user._id, field, mp3);
    },

    async page(served: ServedResource, scope: Scope, query: TableQuery & repo.Values) {
      await served.serving.beforeReading?.({ db, files });
      const { data, ...totals } = await repo.page(db, served, scope, query);
      return { data: await Promise.all(data.map((row) => shown(served, row as repo.StoredRow))), ...totals };
    },

    async list(served: ServedResource, scope: Scope, filter: string) {
      await served.serving.beforeReading?.({ db, files });
      return repo.list(db, served, scope, filter, MOST_LISTED);
    },

    async row(served: ServedResource, scope: Scope, id: string) {
      await served.serving.beforeReading?.({ db, files });
      return shown(served, await seen(db, served, scope, id));
    },

    async usedIn(served: ServedResource, asking: Pick<Asking, 'scope' | 'session'>, id: string) {
      await seen(db, served, asking.scope, id);
      return namedUses(db, served, asking, id);
    },

    async add(served: ServedResource, asking: Asking, values: repo.Values) {
      const made = await writing(served, async (tx) => {
        const row = await writeOne(tx, served, asking, { before: null, values });
        await tell(tx, served, asking, [{ before: null, after: row }]);
        await writeDown(tx, { ...entryOf(served, asking, row), action: 'create', before: null, after: row });
        return row;
      });
      return answer(served, asking, made);
    },

    async edit(
      served: ServedResource,
      asking: Asking,
      { _id, version, ...values }: repo.Values & { readonly _id: string; readonly version: number },
    ) {
      const changed = await writing(served, async (tx) => {
        await hold(tx, served, [_id]);
        const before = await seen(tx, served, asking.scope, _id);
        if (before.version !== version) throw new AppError('conflict');
        const after = await writeOne(tx, served, asking, { before, values });
        await tell(tx, served, asking, [{ before, after }]);
        await writeDown(tx, { ...entryOf(served, asking, after), action: 'edit', before, after });
        return after;
      });
      await lookAnew(served, [_id]);
      return answer(served, asking, changed);
    },

    /** What a table from a file would do; with `confirm` it is done. */
    bringIn: (served: ServedResource, asking: Asking, body: ImportBody) =>
      imports.during(asking.session.user._id, async () => {
        const lookups = rememberedLookups();
        const languages = await Promise.all(IMPORTED_LANGUAGES.map((locale) => catalog.texts(locale)));
        const columns = columnsOfHeaders(
          served.resource,
          body.columns,
          languages.map(({ t }) => t),
        );
        const bring = async (tx: DbOrTx) => {
          const done = await importLines(
            tx,
            served,
            {
              scope: asking.scope,
              referred,
              check: (wanted) => check(tx, served, asking, wanted, lookups),
              write: (wanted) => write(tx, served, asking, wanted, lookups),
              refusedByTable: (error) => refusedByTable(served, error),
            },
            { ...body, columns: [...columns] },
          );
          await imports.countTaken(asking.session.user._id, asking.scope, done.result, body);
          return done;
        };
        const { pairs, result } = body.confirm
          ? await writing(served, async (tx) => {
              const done = await bring(tx);
              if (differs(done.result, body.expected)) throw new AppError('import.changedMeanwhile');
              if (done.pairs.length > 0) {
                await tell(tx, served, asking, done.pairs);
                await writeDown(tx, importEntry(served, asking, done.pairs));
              }
              return done;
            })
          : await triedOut(db, bring);
        return { ...result, written: body.confirm && pairs.length > 0 };
      }),

    async csv(served: ServedResource, scope: Scope, query: repo.Values, locale: string) {
      const { t } = await catalog.texts(locale);
      return csvOf(db, served, scope, { referred, query, t });
    },

    deleted: (served: ServedResource, scope: Scope, query: DeletedPage) =>
      trash.page(trashOf(served, scope), query),

    restore: (served: ServedResource, asking: Asking, meant: Meant) =>
      trash.restore(
        {
          ...trashOf(served, asking.scope),
          by: actorOf(asking),
          check: async (tx, id) => {
            const row = await seen(tx, served, asking.scope, id);
            await checkReferences(tx, served, asking, row);
            await checkRules(tx, served, asking, [{ before: row, values: row }]);
          },
          afterwards: async (tx, ids) => {
            const rows = await repo.wantedRows(tx, served, asking.scope, { ids });
            await served.serving.afterRestoring?.(tx, rows);
          },
        },
        meant,
      ),

    remove: (served: ServedResource, asking: Asking, id: string): Promise<string | null> =>
      writing(served, async (tx) => {
        await hold(tx, served, [id]);
        const row = await seen(tx, served, asking.scope, id);
        if (row.isProtected) throw new AppError('rows.protected');
        const { scope } = asking;
        const uses = await namedUses(tx, served, asking, id);
        if (uses.length > 0) {
          const rows = uses.flatMap(({ section, rows: others }) =>
            others.map((other) => ({ section, ...other })),
          );
          throw new AppError('rows.inUse', { rows });
        }
        await served.serving.beforeRemoving?.({ tx, scope, ids: [id] });
        const undo = await takeOut(tx, served, asking, [row]);
        await writeDown(tx, {
          ...entryOf(served, asking, row),
          title: titleOfDeleted(served, [row]),
          action: 'delete',
          before: asDeleted(served, row),
          after: null,
        });
        return undo;
      }),

    async changeMany(served: ServedResource, asking: Asking, bulk: Bulk & { readonly action: string }) {
      const { ids, ...done } = await writing(served, (tx) => changeMany(tx, served, asking, bulk));
      await lookAnew(served, ids);
      return done;
    },

    /** All of them or none. */
    removeMany: (served: ServedResource, asking: Asking, bulk: Bulk) =>
      writing(served, async (tx) => {
        const most = served.serving.mostAtOnce ?? MAX_DELETED_AT_ONCE;
        const rows = await meantRows(tx, served, asking.scope, bulk, most);
        const ids = rows.map(({ _id }) => _id);
        const used = await repo.usedAmong(tx, served, ids);
        const refused = rows
          .filter(({ _id, isProtected }) => isProtected || used.has(_id))
          .map((row) => ({
            section: served.resource.section,
            _id: row._id,
            title: titleOf(served, row),
            code: row.isProtected ? ('rows.protected' as const) : ('rows.inUse' as const),
          }));
        if (refused.length > 0)
          throw new AppError('rows.refused', {
            params: { n: refused.length },
            rows: refused.slice(0, MOST_REFUSED),
          });
        await served.serving.beforeRemoving?.({ tx, scope: asking.scope, ids });
        const undo = await takeOut(tx, served, asking, rows);
        await writeDown(tx, {
          actor: actorOf(asking),
          action: 'delete',
          resource: served.resource.name,
          rowId: null,
          title: titleOfDeleted(served, rows),
          rowCount: rows.length,
          before: rows.map((row) => asDeleted(served, row)),
          after: null,
        });
        return { done: rows.length, undo };
      }),
  };
}

const trashOf = ({ resource, serving }: ServedResource, scope: Scope): TrashOf => ({
  kind: resource.name,
  table: serving.table,
  seen: serving.seenIn(scope),
});

/** What authors make is not of the office, but what is managed there is used in it. */
const OF_MAKE: Readonly<Partial<Record<string, AccessRule>>> = {
  activities: { flinkMake: { activities: { view: true } } },
  wordlists: { flinkMake: { wordlists: { view: true } } },
  'word-groups': { flinkMake: { activityGroups: { view: true } } },
};

const lookInto = (section: Use['section']): AccessRule =>
  OF_MAKE[section] ?? { admin: { [section]: { view: true } } };

const differs = (result: ImportResult, expected: ImportBody['expected']) =>
  expected !== undefined && (expected.created !== result.created || expected.changed !== result.changed);

const importEntry = (served: ServedResource, asking: Asking, pairs: readonly Pair[]): AuditEntry => ({
  actor: actorOf(asking),
  action: pairs.some(({ before }) => before !== null) ? 'edit' : 'create',
  resource: served.resource.name,
  rowId: null,
  title: titlesOf(
    served,
    pairs.map(({ after }) => after),
  ),
  rowCount: pairs.length,
  before: pairs.flatMap(({ before }) => before ?? []),
  after: pairs.map(({ after }) => after),
});
