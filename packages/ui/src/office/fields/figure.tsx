import { classNames } from '../../play/class-names.ts';
import classes from './figure.module.css';

export interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly hint?: string;
  /** Among fields: the size of a field, but flat, because nobody can type here. */
  readonly asField?: boolean;
}

/** What is computed is a figure, never an input. */
export function Figure({ label, value, unit, hint, asField = false }: FigureProps) {
  return (
    <dl className={classNames(classes.figure, asField && classes.flat)}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {value}
        {unit && <span className={classes.unit}>{unit}</span>}
      </dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </dl>
  );
}
