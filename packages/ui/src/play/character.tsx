import fletcher from './art/fletcher.svg';
import styles from './character.module.css';
import { classNames } from './class-names.ts';

/** Thinking is also for after a wrong answer: he is never sad, cross or disappointed. */
export type Pose = 'idle' | 'happy' | 'thinking' | 'celebrating';

export interface CharacterProps {
  readonly pose: Pose;
  readonly className?: string;
  readonly onError?: () => void;
}

/**
 * Fletcher the fox. What he says or feels is in the words beside him, so he has no alternative text.
 * All poses are views of one file: an answer must change his face within 100 ms, without another request.
 */
export function Character({ pose, className, onError }: CharacterProps) {
  return (
    <img
      key={pose}
      className={classNames(styles.character, className)}
      src={`${fletcher}#${pose}`}
      alt=""
      draggable={false}
      onError={onError}
    />
  );
}
