import type { ReactNode } from 'react';
import { classNames } from '../../play/class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import classes from './state-pip.module.css';

/** `none` is not started, `still` is out of use (blocked, protected). */
export type StateTone = 'ok' | 'bad' | 'warn' | 'info' | 'none' | 'still';

const SIGNS: Readonly<Record<StateTone, IconName>> = {
  ok: 'circle-check',
  bad: 'alert-circle',
  warn: 'alert-triangle',
  info: 'info-circle',
  none: 'circle-dashed',
  still: 'ban',
};

export interface StatePipProps {
  readonly tone: StateTone;
  readonly icon?: IconName;
  readonly inTable?: boolean;
  readonly children: ReactNode;
}

/** A state: shape and word first, colour second. */
export function StatePip({ tone, icon, inTable = false, children }: StatePipProps) {
  const quietInTable = inTable && (tone === 'ok' || tone === 'still');
  return (
    <span className={classNames(classes.pip, classes[tone], quietInTable && classes.inTable)}>
      <Icon name={icon ?? SIGNS[tone]} size={16} />
      <span>{children}</span>
    </span>
  );
}
