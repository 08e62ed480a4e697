import type { PointsConfig, PointsKind } from '@flink/contract/entities/points.ts';
import type { SessionLearner } from '@flink/contract/entities/session.ts';

/** Who sat at the device. */
export type PlayKind = Extract<PointsKind, 'adult' | 'child' | 'together'>;

export function playKindOf(team: readonly Pick<SessionLearner, 'type'>[]): PlayKind {
  const kinds = new Set(team.map(({ type }) => type));
  return kinds.size > 1 ? 'together' : kinds.has('adult') ? 'adult' : 'child';
}

/** What a day of play of one kind brings (decisions, family points). */
export function pointsFor(kind: PlayKind, playedSeconds: number, config: PointsConfig): number {
  if (!config.enable) return 0;
  return playedSeconds >= config[`${kind}MinimumUse`] * 60 ? config[`${kind}NormalUse`] : 0;
}

/** What is taken back from a family that hardly played in the window; never more than it has. */
export function pointsBack(points: number, playedSeconds: number, config: PointsConfig): number {
  if (!config.enable || config.reversalTriggerTime === 0) return 0;
  return playedSeconds < config.reversalMinimumUse * 60 ? Math.min(points, config.reversalNormalUse) : 0;
}
