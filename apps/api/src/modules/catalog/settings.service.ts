import { createHash } from 'node:crypto';
import { keptSettings, type Settings } from '@flink/contract/calls/office/general.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import {
  REPORT_RATES,
  type ReportsConfig,
  reportsDatesIssues,
} from '@flink/contract/rules/reports/report-periods.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { JobRunner } from '../../jobs/jobs.ts';
import { writeDown } from '../../resources/audit.repo.ts';
import * as catalog from './catalog.repo.ts';
import { allFilms } from './films/films.repo.ts';

const NAMES = [
  'registrationLocales',
  'emailsLocales',
  'supportEmail',
  'supportPhone',
  'loginPageDocuments',
  'parentFilms',
  'points',
  'reportsRate',
  'reportsDates',
  'hideGroupsSmallerThan',
  'schoolSignIn',
  'timeZone',
] as const satisfies readonly (keyof Settings)[];

/** For work on a clock, and within somebody's transaction. */
export async function settingsNow(on: DbOrTx) {
  const rows = await catalog.config(on);
  return keptSettings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** Where nightly jobs wait for the night. */
export async function installationTimeZone(on: DbOrTx): Promise<string> {
  const rows = await catalog.config(on);
  return keptSettings.shape.timeZone.parse(rows.find(({ key }) => key === 'timeZone')?.value);
}

/** Of lists over many centers; what belongs to one center follows the center's clock. */
export async function installationToday(on: DbOrTx): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(now() at time zone ${await installationTimeZone(on)}, 'YYYY-MM-DD') as today`.execute(on);
  return rows[0]?.today ?? '';
}

type Stored = Awaited<ReturnType<typeof settingsNow>>;

/** The same for the same settings, whoever wrote them. */
const versionOf = (stored: Stored): string =>
  createHash('sha256')
    .update(JSON.stringify(NAMES.map((name) => stored[name])))
    .digest('hex')
    .slice(0, 16);

const withVersion = (stored: Stored) => ({ ...stored, version: versionOf(stored) });

/** What is set for the whole installation (spec 3 §7.1). */
export function settingsService({
  db,
  jobs,
}: {
  readonly db: Db;
  readonly jobs?: Pick<JobRunner, 'setTimeZone'>;
}) {
  /** A language or a document that is not there would be offered and lead nowhere. */
  async function check(tx: DbOrTx, settings: Settings) {
    const known = new Set((await catalog.locales(tx)).map(({ code }) => code));
    const wrong: Record<string, ErrorCode> = {};
    for (const name of ['registrationLocales', 'emailsLocales'] as const)
      if (settings[name].some((code) => !known.has(code))) wrong[name] = 'strings.localeNotFound';
    for (const [name, byLocale] of Object.entries(settings.loginPageDocuments))
      for (const [code, id] of Object.entries(byLocale))
        if (!known.has(code) || !(await catalog.documentFile(tx, id)))
          wrong[`loginPageDocuments.${name}.${code}`] = 'notFound';
    const films = new Set((await allFilms(tx)).map(({ _id }) => _id));
    if (settings.parentFilms.some((film) => !films.has(film))) wrong.parentFilms = 'notFound';
    Object.assign(wrong, reportsDatesIssues(settings));
    if (settings.reportsDates.length > REPORT_RATES[settings.reportsRate])
      wrong.reportsDates = 'request.invalid';
    if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
  }

  return {
    read: async () => withVersion(await settingsNow(db)),

    async reports(): Promise<ReportsConfig & Pick<Stored, 'hideGroupsSmallerThan'>> {
      const { reportsRate, reportsDates, hideGroupsSmallerThan } = await settingsNow(db);
      return { reportsRate, reportsDates, hideGroupsSmallerThan };
    },

    save: ({ version, ...sent }: Settings & { readonly version?: string | undefined }, { user }: Session) =>
      db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtext('config'))`.execute(tx);
        const before = await settingsNow(tx);
        if (version !== undefined && version !== versionOf(before)) throw new AppError('conflict');
        const {
          timeZone = before.timeZone,
          schoolSignIn = before.schoolSignIn,
          hideGroupsSmallerThan = before.hideGroupsSmallerThan,
        } = sent;
        const settings = { ...sent, timeZone, schoolSignIn, hideGroupsSmallerThan };
        await check(tx, settings);
        await tx
          .insertInto('config')
          .values(NAMES.map((key) => ({ key, value: JSON.stringify(settings[key]) })))
          .onConflict((oc) =>
            oc
              .column('key')
              .doUpdateSet((eb) => ({ value: eb.ref('excluded.value'), updated_at: new Date() })),
          )
          .execute();
        const after = await settingsNow(tx);
        await goDown(tx, before.points, after.points);
        if (after.timeZone !== before.timeZone) await jobs?.setTimeZone(tx, after.timeZone);
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'config',
          rowId: null,
          title: NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).join(
            ', ',
          ),
          before,
          after,
        });
        return withVersion(after);
      }),
  };
}

/** Writes what changed into every center, as a configuration above them does; one that differs in something else keeps it. */
async function goDown(tx: DbOrTx, before: Points, after: Points): Promise<void> {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof Points] !== value);
  if (changed.length === 0) return;
  await sql`
    update learning_centers set points = ${JSON.stringify(before)}::jsonb || points
      || ${JSON.stringify(Object.fromEntries(changed))}::jsonb`.execute(tx);
}

type Points = Stored['points'];
