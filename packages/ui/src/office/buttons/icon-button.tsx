import { Tooltip } from '@mantine/core';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../../play/class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'title'> {
  readonly icon: IconName;
  /** Says what it does and to what: "Edit Aminata Diallo". Also the tooltip. */
  readonly label: string;
  readonly variant?: 'quiet' | 'line' | 'bad';
  readonly inRow?: boolean;
  readonly 'data-control'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  variant = 'quiet',
  inRow = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} disabled={rest.disabled || rest['aria-expanded'] === true}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={classNames(
          classes.root,
          variant !== 'quiet' && classes[variant],
          inRow && classes.inRow,
          className,
        )}
      >
        <Icon name={icon} size={inRow ? 18 : 20} />
      </button>
    </Tooltip>
  );
}
