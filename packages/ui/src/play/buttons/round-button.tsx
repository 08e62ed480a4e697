import type { ComponentProps } from 'react';
import { useHouseLanguage } from '../../texts/language.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './round-button.module.css';

export interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
  /** Teal discs always speak; sun means "here, next". */
  readonly tone?: 'paper' | 'teal' | 'sun';
  readonly size?: 'm' | 'l';
}

export function RoundButton({
  icon,
  label,
  tone = 'paper',
  size = 'm',
  className,
  ...rest
}: RoundButtonProps) {
  const { lang } = useHouseLanguage();
  return (
    <button
      type="button"
      aria-label={label}
      lang={lang}
      className={classNames(styles.round, styles[tone], size === 'l' && styles.large, className)}
      {...rest}
    >
      <Icon name={icon} className={styles.icon} />
    </button>
  );
}
