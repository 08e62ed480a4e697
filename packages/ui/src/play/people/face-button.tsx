import type { ComponentProps } from 'react';
import { Disc } from '../buttons/disc.tsx';
import { classNames } from '../class-names.ts';
import { ChosenTick } from '../fields/chosen-tick.tsx';
import { Face } from './face.tsx';
import styles from './face-button.module.css';
import type { FaceName } from './faces.ts';

/** A word longer than this does not fit under a face at the size of a name. */
const LONG_WORD = 9;

export interface FaceButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  readonly name: string;
  readonly face: FaceName;
  /** Part of the team that plays together: pressed or not. Leave it out where a touch goes on at once. */
  readonly chosen?: boolean;
}

export function FaceButton({ name, face, chosen, className, ...rest }: FaceButtonProps) {
  const long = name.split(' ').some((word) => word.length > LONG_WORD);
  return (
    <button type="button" className={classNames(styles.button, className)} aria-pressed={chosen} {...rest}>
      <span className={styles.disc}>
        <Disc>
          <Face name={face} />
        </Disc>
        {chosen && <ChosenTick className={styles.tick} />}
      </span>
      <span className={classNames(styles.name, long && styles.long)}>{name}</span>
    </button>
  );
}
