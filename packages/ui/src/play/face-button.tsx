import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Disc } from './disc.tsx';
import { Face } from './face.tsx';
import styles from './face-button.module.css';
import type { FaceName } from './faces.ts';
import { Icon } from './icon.tsx';

export interface FaceButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  readonly name: string;
  readonly face: FaceName;
  /** Part of the team that plays together: pressed or not. Leave it out where a touch goes on at once. */
  readonly chosen?: boolean;
}

export function FaceButton({ name, face, chosen, className, ...rest }: FaceButtonProps) {
  return (
    <button type="button" className={classNames(styles.button, className)} aria-pressed={chosen} {...rest}>
      <span className={styles.disc}>
        <Disc>
          <Face name={face} />
        </Disc>
        {chosen && (
          <span className={styles.tick}>
            <Icon name="check" className={styles.icon} />
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </button>
  );
}
