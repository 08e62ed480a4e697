import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { usePlayData } from '../data/menu-data.ts';
import { initialOf } from '../menu/board/learner-stars.tsx';
import styles from './goal-flags.module.css';
import { type CurrentGoal, currentGoals } from './goals.ts';

/** The goals of the team, to be asked for by level. */
export function useGoalsAt(): (subject: string, level: number) => readonly CurrentGoal[] {
  const data = usePlayData();
  const goals = data ? currentGoals(data, new Date()) : [];
  return (subject, level) => goals.filter(({ goal }) => goal.subject === subject && goal.level === level);
}

export interface GoalFlagsProps {
  readonly goals: readonly CurrentGoal[];
  /** Where several play, a letter says whose it is. */
  readonly team: boolean;
  /** In the corner of the tag, beside its peg: what is written on the tag keeps its place. */
  readonly corner?: boolean;
}

/** A flag in the colour of each learner whose goal this level is, with the days left. `goalWords` says it in words. */
export function GoalFlags({ goals, team, corner = false }: GoalFlagsProps) {
  return (
    goals.length > 0 && (
      <span className={classNames(styles.flags, corner && styles.corner)} data-flags aria-hidden="true">
        {goals.map(({ learner, colour, daysLeft }) => (
          <span key={learner._id} className={styles.flag} style={colourTokens(colour)}>
            {team ? (
              <span>{initialOf(learner.firstname)}</span>
            ) : (
              <Icon name="flag" className={styles.icon} />
            )}
            <span>{daysLeft}</span>
          </span>
        ))}
      </span>
    )
  );
}

/** For the name of the thing that carries the flags. */
export const goalWords = (t: Translate, goals: readonly CurrentGoal[]): string =>
  goals
    .map(({ learner, daysLeft }) => t('goal.flag', { name: learner.firstname, count: daysLeft }))
    .join('. ');
