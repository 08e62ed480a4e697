import { commaNumberText } from '@flink/contract/texts/number-text.ts';
import { classNames } from '../../play/class-names.ts';
import classes from './count.module.css';

export interface CountProps {
  readonly value: number;
  /** Counts trouble, such as things to fix. */
  readonly bad?: boolean;
}

export function Count({ value, bad = false }: CountProps) {
  return <span className={classNames(classes.count, bad && classes.bad)}>{commaNumberText(value)}</span>;
}
