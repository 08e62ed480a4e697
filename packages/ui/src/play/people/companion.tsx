import { use, useDeferredValue } from 'react';
import { classNames } from '../class-names.ts';
import { Bubble } from './bubble.tsx';
import { Character, type Pose } from './character.tsx';
import { LivingCharacterContext } from './character-context.ts';
import { CharacterPlaceContext } from './character-place.ts';
import styles from './companion.module.css';

export interface CompanionProps {
  readonly pose: Pose;
  readonly text: string;
  /** Beside the words: what they are about. */
  readonly picture?: string | undefined;
  /** Which bottom corner of the stage he stands in. */
  readonly corner?: 'start' | 'end';
  /** Where his bubble is. */
  readonly speaks?: 'beside' | 'above';
  /** `l` where he is the host of the screen, `m` where he stands by. */
  readonly size?: 'm' | 'l';
}

/** The character with his bubble, feet on the ground. Takes no touches, so nothing under him is lost. */
export function Companion({
  pose,
  text,
  picture,
  corner = 'start',
  speaks = 'beside',
  size = 'm',
}: CompanionProps) {
  // What he thinks of an answer follows the answer's own sign, a frame later.
  const lasting = {
    pose: useDeferredValue(pose),
    text: useDeferredValue(text),
    picture: useDeferredValue(picture),
  };
  const Figure = use(LivingCharacterContext) ?? Character;
  const { size: scale } = use(CharacterPlaceContext);
  const from = speaks === 'above' ? 'below' : corner;
  return (
    <div
      className={classNames(styles.companion, styles[corner], styles[speaks], styles[size])}
      data-size={scale === 'medium' ? undefined : scale}
    >
      <Figure pose={lasting.pose} text={lasting.text} className={styles.character} />
      <div className={styles.words}>
        <Bubble from={from} picture={lasting.picture}>
          {lasting.text}
        </Bubble>
      </div>
    </div>
  );
}
