import { Icon } from '../buttons/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './chosen-tick.module.css';

/** On the corner of what is chosen; what it lies on says so to those who do not see it. */
export function ChosenTick({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles.tick, className)}>
      <Icon name="check" className={styles.icon} />
    </span>
  );
}
