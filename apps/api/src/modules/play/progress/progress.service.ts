import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { ChangedLearner, LearnerChange } from '@flink/contract/entities/play.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Reached } from '@flink/contract/rules/play/group-mastery.ts';
import { isMastered } from '@flink/game-kit/model/loop/result.ts';
import { models } from '@flink/templates/models.gen.ts';
import { batched } from '../../../db/batched.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { MenusService } from '../../catalog/menus/menus.service.ts';
import { settingsFrom, solutionsIn, withChange } from '../goals/learner-settings.ts';
import { saveGoals } from '../goals/learning-goals.service.ts';
import { believedDate, claimsOf, type KeptResult, speedIn } from './claims.ts';
import { changedBetween, type States, withClaims, withGroups } from './kept-states.ts';
import * as repo from './progress.repo.ts';

interface Needs {
  readonly db: Db;
  readonly menus: Pick<MenusService, 'checkSolutions'>;
  readonly catalog: Pick<CatalogService, 'localeCodes'>;
}

/** A template that is not here cannot be played here, so nobody can say what came of it. */
const hasScore = (alias: string): boolean => models.get(alias)?.hasScore ?? true;

const NOTHING_REACHED = { mastered: false, partial: false, dateMastered: null, masteredTogether: false };

/** What one call brings: changes of learners who play together. */
interface Job {
  readonly team: PlayingTeam;
  readonly changes: readonly LearnerChange[];
}

type Outcome = PromiseSettledResult<ChangedLearner[]>;

const MAX_BATCH = 30;
const CONCURRENCY = 4;
/** About two seconds of work on two processors; the player keeps what is refused and sends it again. */
const MAX_WAITING = 5_000;

export function progressService({ db, menus, catalog }: Needs) {
  const checkLocales = async (changes: readonly LearnerChange[]) => {
    if (changes.every(({ data }) => data.locale === undefined)) return;
    const known = await catalog.localeCodes();
    const place = changes.findIndex(({ data }) => data.locale !== undefined && !known.includes(data.locale));
    if (place === -1) return;
    throw new AppError('request.invalid', { fields: { [`${place}.data.locale`]: 'request.notAllowed' } });
  };
  const checkSolutions = async (team: PlayingTeam, changes: readonly LearnerChange[]) => {
    const families = Map.groupBy(changes, ({ learnerId }) => familyOf(team, learnerId));
    for (const [familyId, own] of families)
      await menus.checkSolutions(familyId, [...new Set(own.flatMap(({ data }) => solutionsOf(data)))]);
  };
  const change = batched<Job, ChangedLearner[]>({
    work: (jobs) => db.transaction().execute((tx) => carryOut(tx, jobs)),
    keysOf: ({ team }) => team.learnerIds,
    isExclusive: asksForMore,
    maxBatch: MAX_BATCH,
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING,
  });

  return {
    async update(team: PlayingTeam, changes: readonly LearnerChange[]): Promise<ChangedLearner[]> {
      if (changedBy({ team, changes }).some((id) => !team.learnerIds.includes(id)))
        throw new AppError('access.denied');
      await checkSolutions(team, changes);
      await checkLocales(changes);
      return change({ team, changes });
    },
  };
}

const changedBy = ({ changes }: Job): readonly string[] => [
  ...new Set(changes.map(({ learnerId }) => learnerId)),
];

/** Settings, languages and goals are rare and can be refused halfway: they come alone. */
const asksForMore = ({ changes }: Job): boolean =>
  changes.some(
    ({ data }) =>
      data.settings !== undefined || data.locale !== undefined || data.learningGoals !== undefined,
  );

/** What was sent before is looked for in the months of so many days: longer ago nobody waits for an answer. */
const SENT_AGAIN_WITHIN_MS = 100 * 86_400_000;

/** From when on results that are sent now may have been kept. */
function earliestOf(jobs: readonly Job[], now: Date): Date {
  const dates = jobs.flatMap(({ changes }) =>
    changes.flatMap(({ data: { reports = {}, result } }) => {
      const date = Date.parse((result && reports[result.activityId]?.dateMastered) ?? '');
      return Number.isNaN(date) ? [] : [date];
    }),
  );
  return new Date(Math.max(0, Math.min(now.getTime(), ...dates) - SENT_AGAIN_WITHIN_MS));
}

const refused = (reason: AppError): Outcome => ({ status: 'rejected', reason });

/** In one transaction, for several teams of which nobody is in two. */
async function carryOut(tx: DbOrTx, jobs: readonly Job[]): Promise<readonly Outcome[]> {
  const held = new Map(
    (await repo.holdLearners(tx, jobs.flatMap(changedBy))).map((learner) => [learner._id, learner]),
  );
  const now = [...held.values()][0]?.now ?? new Date();
  const touches = jobs.flatMap(touchesOf);
  const resultIds = jobs.flatMap(({ changes }) =>
    changes.flatMap(({ data: { result } }) => (result ? [result.id] : [])),
  );
  const standing =
    touches.length > 0 ? await repo.standingOf(tx, touches, resultIds, earliestOf(jobs, now)) : null;
  const offered = new Set(standing?.offered.map(pairOf));
  // Somebody may have been removed from the family a moment ago.
  const isHeld = (job: Job) => changedBy(job).every((id) => held.has(id));
  // A team of two families plays from the menu of one of them.
  const isOffered = (job: Job) =>
    job.changes
      .flatMap(touchedBy)
      .every((activityId) =>
        job.team.learnerIds.some((learnerId) => offered.has(pairOf({ learnerId, activityId }))),
      );
  const open = jobs.filter((job) => isHeld(job) && isOffered(job));

  const reports = standing
    ? await reach(tx, open, held, standing, now)
    : new Map<string, Record<string, Reached>>();
  const settings = await saveSettings(tx, open, held);
  for (const { learnerId, data } of open.flatMap(({ changes }) => changes))
    if (data.locale !== undefined) await repo.saveLocale(tx, learnerId, data.locale);
  const goals = await saveGoals(tx, open, held);
  return jobs.map((job) => {
    if (!isHeld(job)) return refused(new AppError('access.denied'));
    if (!isOffered(job)) return refused(new AppError('play.activityNotFound'));
    const value = changedBy(job).map((learnerId) => ({
      learnerId,
      reports: reports.get(learnerId) ?? {},
      settings: settings.get(learnerId) ?? settingsFrom({}),
      learningGoals: [...(goals.get(learnerId) ?? [])],
    }));
    return { status: 'fulfilled', value };
  });
}

type Held = ReadonlyMap<string, repo.HeldLearner>;
type Standing = Awaited<ReturnType<typeof repo.standingOf>>;

/** Keeps what was played and answers, by learner, the reports of what the calls touched and of the groups above. */
async function reach(
  tx: DbOrTx,
  jobs: readonly Job[],
  held: Held,
  standing: Standing,
  now: Date,
): Promise<ReadonlyMap<string, Record<string, Reached>>> {
  const nodes = new Map(standing.groups.map((group) => [group._id, group]));
  const above = Map.groupBy(standing.above, ({ learnerId }) => learnerId);
  const reached = Map.groupBy(standing.reached, ({ learnerId }) => learnerId);
  const aliases = new Map(
    standing.offered.map(({ activityId, templateAlias }) => [activityId, templateAlias]),
  );
  const isScored = (activityId: string) => hasScore(aliases.get(activityId) ?? '');

  const counted = jobs.map((job) => {
    // A team is of one center.
    const config = centerConfig.parse(held.get(changedBy(job)[0] ?? '')?.config);
    const dateOf = (learnerId: string, claimed: string | undefined) =>
      believedDate(claimed, held.get(learnerId)?.createdAt ?? now, now);
    const sent = resultRows(job, config.percentAnswers, dateOf, held);
    const claims = Map.groupBy(
      claimsOf(job.changes, asKept(sent, standing.results), dateOf, isScored),
      ({ learnerId }) => learnerId,
    );
    const states = changedBy(job).map((learnerId) => {
      const before = statesFrom(reached.get(learnerId) ?? []);
      const groups = (above.get(learnerId) ?? []).flatMap(({ groupId }) => nodes.get(groupId) ?? []);
      const after = withGroups(
        withClaims(before, claims.get(learnerId) ?? []),
        groups,
        config.percentActivities,
      );
      return { learnerId, before, after, groupIds: groups.map(({ _id }) => _id) };
    });
    return { job, sent, states, readings: readingRows(job, dateOf) };
  });

  await repo.keep(
    tx,
    newOnes(
      counted.flatMap(({ sent }) => sent),
      standing.results,
    ),
    counted.flatMap(({ states }) =>
      states.flatMap(({ learnerId, before, after }) =>
        changedBetween(before, after).map((report) => ({ learnerId, ...report })),
      ),
    ),
  );
  await repo.keepReadings(
    tx,
    counted.flatMap(({ readings }) => readings),
  );
  return new Map(
    counted.flatMap(({ job, states }) =>
      states.map(({ learnerId, after, groupIds }) => {
        const own = job.changes.filter((change) => change.learnerId === learnerId).flatMap(touchedBy);
        return [learnerId, reportsOf(own, groupIds, after)] as const;
      }),
    ),
  );
}

const keyOf = (resultId: string, learnerId: string): string => `${resultId} ${learnerId}`;

/** Its day may be another one when it is sent again, so no key of the table, which is parted by month, holds it back. */
function newOnes(sent: readonly repo.ResultRow[], known: Standing['results']): readonly repo.ResultRow[] {
  const kept = new Set(known.map(({ _id, learnerId }) => keyOf(_id, learnerId)));
  return sent.filter(({ _id, learner_id: learnerId }) => {
    const key = keyOf(_id, learnerId);
    if (kept.has(key)) return false;
    kept.add(key);
    return true;
  });
}

/** A result that was sent before is as it was kept, whatever is sent now. */
function asKept(sent: readonly repo.ResultRow[], known: Standing['results']): readonly KeptResult[] {
  const before = new Map(known.map((result) => [keyOf(result._id, result.learnerId), result]));
  const kept = new Map<string, KeptResult>();
  for (const row of sent) {
    const key = keyOf(row._id, row.learner_id);
    if (kept.has(key)) continue;
    const { learner_id: learnerId, activity_id: activityId, mastered, finished_at: finishedAt } = row;
    const result = before.get(key);
    kept.set(
      key,
      result
        ? { ...result, finishedAt: new Date(result.finishedAt) }
        : { learnerId, activityId, mastered, finishedAt },
    );
  }
  return [...kept.values()];
}

const statesFrom = (
  rows: readonly (Reached & { readonly learnerId: string; readonly itemId: string })[],
): States => new Map(rows.map(({ learnerId: _, itemId, ...reached }) => [itemId, reached]));

/** Of what was touched, and of the groups above in which something is reached. */
function reportsOf(
  touched: readonly string[],
  groupIds: readonly string[],
  states: States,
): Record<string, Reached> {
  const groups = groupIds.flatMap((id) => {
    const reached = states.get(id);
    return reached ? [[id, reached] as const] : [];
  });
  return Object.fromEntries([
    ...touched.map((id) => [id, states.get(id) ?? NOTHING_REACHED] as const),
    ...groups,
  ]);
}

const familyOf = ({ learners }: PlayingTeam, learnerId: string): string =>
  learners.find(({ _id }) => _id === learnerId)?.familyId ?? '';

const solutionsOf = ({ settings, learningGoals = {} }: LearnerChange['data']): readonly string[] => [
  ...(settings ? solutionsIn(settings) : []),
  // One that is gone from the product can still be taken away.
  ...Object.entries(learningGoals).flatMap(([id, wish]) => (wish === null ? [] : [id])),
];

function resultRows(
  { changes, team: { learnerIds } }: Job,
  threshold: number,
  dateOf: (learnerId: string, claimed: string | undefined) => Date,
  held: Held,
): readonly repo.ResultRow[] {
  return changes.flatMap(({ learnerId, data: { reports, result } }) =>
    result === undefined
      ? []
      : {
          _id: result.id,
          learner_id: learnerId,
          activity_id: result.activityId,
          finished_at: dateOf(learnerId, reports?.[result.activityId]?.dateMastered),
          all_problems_count: result.score.allProblemsCount,
          problems_answered_correctly: result.score.problemsAnsweredCorrectly,
          problems_answered_incorrectly: result.score.problemsAnsweredIncorrectly,
          mastered: isMastered(result.score, threshold),
          team_size: learnerIds.length,
          asked: result.problems?.asked ?? null,
          missed: result.problems?.missed ?? null,
          master_organization_id: held.get(learnerId)?.organizationId ?? null,
        },
  );
}

function readingRows(
  { changes }: Job,
  dateOf: (learnerId: string, claimed: string | undefined) => Date,
): readonly repo.ReadingRow[] {
  return changes.flatMap(({ learnerId, data: { reports, reading } }) =>
    reading === undefined
      ? []
      : {
          _id: reading.id,
          learner_id: learnerId,
          activity_id: reading.activityId,
          read_at: dateOf(learnerId, reports?.[reading.activityId]?.dateMastered),
          total_words: reading.ebookBenchmark.totalWords,
          spent_seconds: reading.ebookBenchmark.spentTime,
          speed: speedIn(reading),
          benchmark: reading.ebookBenchmark.benchmark,
          words_tried: reading.listened?.tried ?? null,
          words_correct: reading.listened?.correct ?? null,
        },
  );
}

const touchedBy = ({ data: { reports = {}, result, reading } }: LearnerChange): readonly string[] => [
  ...new Set([
    ...Object.keys(reports),
    ...(result ? [result.activityId] : []),
    ...(reading ? [reading.activityId] : []),
  ]),
];

const pairOf = ({ learnerId, activityId }: repo.Touch): string => `${learnerId} ${activityId}`;

/** Asked for everybody of the team, also for those of whom nothing is said: their menu may be the one they play from. */
const touchesOf = ({ team, changes }: Job): readonly repo.Touch[] =>
  [...new Set(changes.flatMap(touchedBy))].flatMap((activityId) =>
    team.learnerIds.map((learnerId) => ({ learnerId, activityId })),
  );

/** Of every learner whom the transaction holds, as they are now. */
async function saveSettings(
  tx: DbOrTx,
  jobs: readonly Job[],
  held: Held,
): Promise<ReadonlyMap<string, LearnerSettings>> {
  const settings = new Map([...held].map(([id, { settings: kept }]) => [id, settingsFrom(kept)]));
  for (const { learnerId, data } of jobs.flatMap(({ changes }) => changes)) {
    const kept = settings.get(learnerId);
    if (!kept || !data.settings) continue;
    const changed = withChange(kept, data.settings);
    settings.set(learnerId, changed);
    await repo.saveSettings(tx, learnerId, changed);
  }
  return settings;
}
