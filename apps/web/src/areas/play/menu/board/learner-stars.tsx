import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import { teamColours } from '@flink/ui/play/people/team-colours.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { Learner, Progress } from './board.ts';
import styles from './learner-stars.module.css';

const STAR =
  'M12 1.8c.7 0 1.3.4 1.6 1l2.4 5 5.5.7c1.5.2 2.1 2 1 3l-4 3.8 1 5.4c.3 1.5-1.3 2.6-2.6 1.9L12 20l-4.9 2.6c-1.3.7-2.9-.4-2.6-1.9l1-5.4-4-3.8c-1.1-1-.5-2.8 1-3l5.5-.7 2.4-5c.3-.6.9-1 1.6-1Z';

/** Two who hold hands make a heart: in the corner of a star that was won with others. */
const HEART = 'M18.6 9.4s-4.6-2.6-4.6-5.4a2.4 2.4 0 0 1 4.6-1 2.4 2.4 0 0 1 4.6 1c0 2.8-4.6 5.4-4.6 5.4Z';

export const initialOf = (name: string) => graphemes(name, 'en')[0]?.toLocaleUpperCase();

export interface LearnerStarsProps {
  readonly learners: readonly Learner[];
  readonly progress: readonly Progress[];
  /** The activity or group whose stars they are; a level has no report of its own. */
  readonly itemId?: string | undefined;
}

const togetherIn = (learner: Learner, itemId: string | undefined): boolean =>
  itemId !== undefined && learner.reports[itemId]?.masteredTogether === true;

/**
 * One star for each learner, in the order of their faces: full, half or dashed, so that colour is never the only sign.
 * Decoration: `progressWords` says it in the name of the thing.
 */
export function LearnerStars({ learners, progress, itemId }: LearnerStarsProps) {
  const colours = teamColours(learners.map(({ familyPlace }) => familyPlace));
  return (
    <span className={styles.stars} aria-hidden="true" style={{ '--stars': learners.length } as CSSProperties}>
      {learners.map((learner, place) => {
        const { _id, firstname } = learner;
        const reached = progress[place] ?? 'none';
        return (
          <span
            key={_id}
            className={classNames(styles.star, styles[reached])}
            style={colourTokens(colours[place] ?? 'purple')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
              {reached === 'partial' && <path className={styles.half} d={STAR} />}
              {reached === 'mastered' && togetherIn(learner, itemId) && (
                <path className={styles.heart} d={HEART} />
              )}
            </svg>
            {learners.length > 1 && reached !== 'none' && (
              <span className={styles.letter}>{initialOf(firstname)}</span>
            )}
          </span>
        );
      })}
    </span>
  );
}

export const progressWords = (t: Translate, { learners, progress, itemId }: LearnerStarsProps): string =>
  learners
    .map((learner, place) => {
      const reached = progress[place] ?? 'none';
      const name = learner.firstname;
      if (reached === 'mastered' && togetherIn(learner, itemId)) return t('menu.progress.together', { name });
      return t(`menu.progress.${reached}`, { name });
    })
    .join(', ');
