import { classNames } from '@flink/ui/play/class-names.ts';
import styles from './tag.module.css';

export function TagSkeleton() {
  return <span className={classNames(styles.tag, styles.coming)} />;
}
