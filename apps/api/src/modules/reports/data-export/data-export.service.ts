import { Readable } from 'node:stream';
import { columnOf, columnText } from '@flink/contract/data-export/data-sets.ts';
import {
  type ExportQuestion,
  isSameQuestion,
  questionIssues,
} from '@flink/contract/data-export/export-question.ts';
import type { ExportFormat, ExportState } from '@flink/contract/data-export/export-states.ts';
import type { DataExport, DataExportForm } from '@flink/contract/entities/data-export.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { clampedRange } from '@flink/contract/rules/reports/report-range.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { House } from '../../../house.ts';
import { DATA_EXPORT_JOB } from '../../../jobs/job-names.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { Asking } from '../office/office-reports.service.ts';
import { centersOf, isAboveTheCenter, latestDay, nameOfPlace } from '../office/report-places.repo.ts';
import * as repo from './data-export.repo.ts';
import { removeContent, rowsIn } from './export-content.ts';
import { exportRows } from './export-rows.ts';
import { offeredTo, standingOf } from './offered-sets.ts';
import { writeCsv } from './writers/csv.ts';
import { writeNdjson } from './writers/ndjson.ts';
import type { TableWriter } from './writers/written-table.ts';
import { writeXlsx } from './writers/xlsx.ts';

type Needs = Pick<House, 'db' | 'files' | 'jobs' | 'log'> & {
  readonly catalog: Pick<CatalogService, 'texts'>;
};

/** More at once would keep everybody else waiting. */
const MOST_UNDER_WAY = 5;
/** Of one person, with those that have a file. */
const MOST_KEPT = 20;

/** Nobody waits longer to hear how many there would be. */
const COUNTING_MS = 2_000;
const QUERY_CANCELED = '57014';

const WRITERS: Readonly<Record<ExportFormat, TableWriter>> = {
  csv: writeCsv,
  xlsx: writeXlsx,
  ndjson: writeNdjson,
};

export function dataExportService({ db, files, jobs, log, catalog }: Needs) {
  const ownerOf = ({ principal, scope }: Asking): repo.Owner => ({
    _id: sessionOf(principal).user._id,
    standing: standingOf(scope),
  });

  const actorOf = ({ principal }: Asking) => {
    const { _id, firstname, lastname } = sessionOf(principal).user;
    return { _id, name: `${firstname} ${lastname}` };
  };

  const found = async (row: Promise<repo.StoredExport | undefined>): Promise<repo.StoredExport> => {
    const one = await row;
    if (!one) throw new AppError('notFound');
    return one;
  };

  /** The question as it is answered: the end is not after today, wherever a center of it is. */
  async function checked(question: ExportQuestion, { scope }: Asking) {
    if (!offeredTo(scope).includes(question.set)) throw new AppError('access.denied');
    const issues = questionIssues(question);
    if (Object.keys(issues).length > 0) throw new AppError('request.invalid', { fields: issues });
    const seen = await centersOf(db, scope);
    const centers = seen.filter(({ _id }) => _id === (question.learningCenterId ?? _id));
    if (question.learningCenterId !== null && centers.length === 0) throw new AppError('notFound');
    const { from, to } = question;
    if (from === null || to === null) return { question, centers };
    return { question: { ...question, ...clampedRange({ from, to }, latestDay(centers)) }, centers };
  }

  async function wished({ name, ...form }: ExportQuestion & Pick<DataExportForm, 'name'>, asking: Asking) {
    const { question, centers } = await checked(form, asking);
    const { scope, locale } = asking;
    return {
      name,
      question,
      locale,
      place: nameOfPlace(scope, centers),
      learningCenterId: isAboveTheCenter(scope) ? null : (centers[0]?._id ?? null),
    };
  }

  /** Room for one that begins; one that was gone, or was not there, is one more. */
  const checkRoom = async (tx: DbOrTx, { _id }: repo.Owner, state: ExportState = 'gone') => {
    const { underWay, kept } = await repo.countHeld(tx, _id);
    if (underWay >= MOST_UNDER_WAY) throw new AppError('reports.tooManyExports');
    if (state === 'gone' && kept >= MOST_KEPT) throw new AppError('reports.tooManyKept');
  };

  /** Who exported what. */
  const note = (
    tx: DbOrTx,
    asking: Asking,
    action: 'create' | 'edit' | 'delete' | 'download',
    { _id, name }: { readonly _id: string; readonly name: string },
    { before = null, after = null }: { readonly before?: unknown; readonly after?: unknown },
  ) =>
    writeDown(tx, {
      actor: actorOf(asking),
      action,
      resource: 'dataExports',
      rowId: _id,
      title: name,
      before,
      after,
    });

  const noteOf = ({
    name,
    question,
    place,
  }: {
    name: string;
    question: ExportQuestion;
    place: string | null;
  }) => ({
    name,
    place,
    ...question,
  });

  /** What lies in files goes after the transaction; the clock removes what could not be. */
  const forget = (contentId: string) =>
    removeContent(files, contentId).catch((error) =>
      log.warn({ err: error, content: contentId }, 'the files of an export are still there'),
    );

  return {
    async options(asking: Asking) {
      const centers = await centersOf(db, asking.scope);
      return {
        sets: [...offeredTo(asking.scope)],
        centers:
          isAboveTheCenter(asking.scope) && centers.length > 1
            ? centers.map(({ _id, name }) => ({ _id, name }))
            : [],
        place: nameOfPlace(asking.scope, centers),
        today: latestDay(centers),
        isAboveTheCenter: isAboveTheCenter(asking.scope),
      };
    },

    table: (query: repo.ExportsQuery, asking: Asking) => repo.page(db, ownerOf(asking), query),

    one: (id: string, asking: Asking): Promise<DataExport> => found(repo.one(db, ownerOf(asking), id)),

    async count(question: ExportQuestion, asking: Asking): Promise<number | null> {
      const { question: asked, centers } = await checked(question, asking);
      const rows = exportRows({
        question: asked,
        scope: asking.scope,
        centerIds: centers.map(({ _id }) => _id),
        contentId: uuidv7(),
      });
      try {
        return await db.transaction().execute(async (tx) => {
          await sql`set local statement_timeout = ${sql.lit(COUNTING_MS)}`.execute(tx);
          return rows.count(tx, null);
        });
      } catch (error) {
        if ((error as { readonly code?: string }).code === QUERY_CANCELED) return null;
        throw error;
      }
    },

    async add(form: DataExportForm, asking: Asking): Promise<DataExport> {
      const owner = ownerOf(asking);
      const wish = await wished(form, asking);
      const id = await db.transaction().execute(async (tx) => {
        await checkRoom(tx, owner);
        const _id = await repo.add(tx, owner, wish);
        await note(tx, asking, 'create', { _id, name: wish.name }, { after: noteOf(wish) });
        return _id;
      });
      await jobs.runNow(DATA_EXPORT_JOB);
      return found(repo.one(db, owner, id));
    },

    async change(id: string, form: DataExportForm, asking: Asking): Promise<DataExport> {
      const owner = ownerOf(asking);
      const wish = await wished(form, asking);
      const old = await db.transaction().execute(async (tx) => {
        const before = await found(repo.held(tx, owner, id));
        const isSame = isSameQuestion(before, wish.question);
        if (isSame) await repo.rename(tx, id, wish.name);
        else {
          if (before.state !== 'waiting' && before.state !== 'writing')
            await checkRoom(tx, owner, before.state);
          await repo.beginAnew(tx, id, wish);
        }
        const was = noteOf({ ...before, question: questionOf(before) });
        await note(tx, asking, 'edit', { _id: id, name: wish.name }, { before: was, after: noteOf(wish) });
        return isSame ? null : before.contentId;
      });
      if (old !== null) {
        await forget(old);
        await jobs.runNow(DATA_EXPORT_JOB);
      }
      return found(repo.one(db, owner, id));
    },

    async stop(id: string, asking: Asking): Promise<DataExport> {
      const { _id } = await found(repo.one(db, ownerOf(asking), id));
      await repo.stop(db, _id);
      return found(repo.one(db, ownerOf(asking), id));
    },

    /** Goes on where it stopped; what is gone is made again by the same question, with the rights of today. */
    async resume(id: string, asking: Asking): Promise<DataExport> {
      const owner = ownerOf(asking);
      const isAsked = await db.transaction().execute(async (tx) => {
        const row = await found(repo.held(tx, owner, id));
        if (row.state !== 'stopped' && row.state !== 'failed' && row.state !== 'gone') return false;
        await checkRoom(tx, owner, row.state);
        if (row.state !== 'gone') await repo.goOn(tx, id);
        else {
          const wish = await wished({ name: row.name, ...questionOf(row) }, asking);
          await repo.beginAnew(tx, id, wish);
          await note(tx, asking, 'create', row, { after: noteOf(wish) });
        }
        return true;
      });
      if (isAsked) await jobs.runNow(DATA_EXPORT_JOB);
      return found(repo.one(db, owner, id));
    },

    async remove(id: string, asking: Asking): Promise<void> {
      const row = await db.transaction().execute(async (tx) => {
        const held = await found(repo.held(tx, ownerOf(asking), id));
        await repo.remove(tx, id);
        const before = noteOf({ ...held, question: questionOf(held) });
        await note(tx, asking, 'delete', held, { before });
        return held;
      });
      await forget(row.contentId);
    },

    /** The file while it is read; it is written down who took it before the first byte leaves. */
    async file(id: string, format: ExportFormat, asking: Asking) {
      const row = await found(repo.one(db, ownerOf(asking), id));
      if (row.state !== 'ready' || (row.until !== null && row.until < new Date().toISOString()))
        throw new AppError('reports.noExportFile');
      const { t } = await catalog.texts(asking.locale);
      await note(db, asking, 'download', row, {
        after: { ...noteOf({ ...row, question: questionOf(row) }), format, rows: row.rows },
      });
      const columns = row.columns.map((name) => ({
        name,
        kind: columnOf(row.set, name)?.kind ?? ('text' as const),
        title: t(`dataExport.column.${columnText(name, isAboveTheCenter(asking.scope))}`),
        said: (value: string) => t(`dataExport.value.${value}`),
      }));
      const written = WRITERS[format]({
        title: t(`dataExport.set.${row.set}`),
        columns,
        rows: rowsIn(files, row),
      });
      const days = row.from === null ? row.createdAt.slice(0, 10) : `${row.from}-${row.to}`;
      return { name: `${row.set}-${days}.${format}`, stream: Readable.from(written, { objectMode: false }) };
    },
  };
}

const questionOf = (row: ExportQuestion): ExportQuestion => {
  const { set, columns, filters, from, to, learningCenterId, orderBy, order, isNumbered } = row;
  return { set, columns, filters, from, to, learningCenterId, orderBy, order, isNumbered };
};
