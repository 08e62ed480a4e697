import { type PointsBalance, type PointsConfig, pointsConfig } from '@flink/contract/entities/points.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import * as repo from './points.repo.ts';
import { type PlayKind, pointsBack, pointsFor } from './points.ts';

interface Needs {
  readonly db: Db;
  readonly catalog: Pick<CatalogService, 'texts'>;
}

/** A config somebody broke by hand grants nothing, instead of failing every minute of play. */
export function pointsConfigFrom(kept: unknown): PointsConfig {
  const { data } = pointsConfig.safeParse(kept);
  return data ?? pointsConfig.parse({});
}

interface PlayedDay {
  readonly familyId: string;
  readonly day: string;
  readonly kind: PlayKind;
  readonly seconds: number;
}

/** Adds to what a family played on a day, and answers the points that it brought: each kind once a day. */
export async function grantForPlay(tx: DbOrTx, played: PlayedDay, config: PointsConfig): Promise<number> {
  const { seconds } = await repo.addFamilySeconds(tx, played);
  const delta = pointsFor(played.kind, seconds, config);
  if (delta === 0 || (await repo.isGranted(tx, played))) return 0;
  const { familyId, kind, day } = played;
  await repo.addEvent(tx, { familyId, kind, day, delta });
  return delta;
}

export function pointsService({ db, catalog }: Needs) {
  return {
    async history(
      { familyId }: PlayingTeam,
      page: { readonly page: number; readonly limit: number },
      locale: string,
    ) {
      const [{ data, total }, { t }] = await Promise.all([
        repo.history(db, familyId, page),
        catalog.texts(locale),
      ]);
      return {
        data: data.map((event) => ({ ...event, description: t(`points.event.${event.kind}`) })),
        total,
      };
    },

    /** Asked again under the same key, nothing more is turned in. */
    async turnIn(
      { familyId, learners }: PlayingTeam,
      key: string,
    ): Promise<PointsBalance & { readonly rewardValue: number }> {
      const adult = learners.find((member) => member.familyId === familyId && member.type === 'adult');
      return db.transaction().execute(async (tx) => {
        const family = await repo.holdFamily(tx, familyId);
        // Removed a moment ago.
        if (!family) throw new AppError('access.denied');
        const { enable, neededForRewards, rewardValue } = pointsConfigFrom(family.config);
        const { points, cumulativePoints, today } = family;
        if (await repo.eventOf(tx, familyId, key)) return { points, cumulativePoints, rewardValue };
        if (!enable || neededForRewards === 0) throw new AppError('points.notOffered');
        if (!adult) throw new AppError('points.needsAdult');
        if (points < neededForRewards) throw new AppError('points.notEnough');
        const balance = await repo.addEvent(tx, {
          key,
          familyId,
          kind: 'reward',
          day: today,
          delta: -neededForRewards,
          learnerId: adult._id,
        });
        return { ...balance, rewardValue };
      });
    },
  };
}

/** Takes points back from families that hardly played, at most once in a window (decisions, family points). */
export async function reversePoints(db: Db, signal?: AbortSignal): Promise<number> {
  let reversed = 0;
  for (const center of await repo.centersWithPoints(db)) {
    signal?.throwIfAborted();
    const { enable, reversalTriggerTime, reversalNormalUse } = pointsConfigFrom(center.config);
    if (!enable || reversalTriggerTime === 0 || reversalNormalUse === 0) continue;
    for (const { _id } of await repo.familiesToLookAt(db, center._id, reversalTriggerTime))
      if (await reverseFor(db, _id)) reversed += 1;
  }
  return reversed;
}

const reverseFor = (db: Db, familyId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const family = await repo.holdFamily(tx, familyId);
    if (!family) return false;
    const config = pointsConfigFrom(family.config);
    const { playedSeconds, isReversed } = await repo.inWindow(
      tx,
      familyId,
      family.today,
      config.reversalTriggerTime,
    );
    const delta = isReversed ? 0 : pointsBack(family.points, playedSeconds, config);
    if (delta === 0) return false;
    await repo.addEvent(tx, { familyId, kind: 'reversal', day: family.today, delta: -delta });
    return true;
  });
