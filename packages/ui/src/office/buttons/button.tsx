import { Button as MantineButton } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../play/class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import classes from './button.module.css';
import { Kbd } from './kbd.tsx';
import { keysForReaders } from './keys-in-words.ts';
import { useLink } from './link.tsx';

export type ButtonVariant = 'primary' | 'line' | 'soft' | 'quiet' | 'bad' | 'badSolid';

interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  readonly trailingIcon?: IconName;
  /** The key that does the same, shown at the end: `mod+s`, `n`. */
  readonly keys?: string;
  readonly large?: boolean;
  readonly fullWidth?: boolean;
  /** Long words may take two lines instead of pushing the dialog wide. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  readonly form?: string;
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Says more than the words on it, which it contains. */
  readonly 'aria-label'?: string;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'data-autofocus'?: boolean;
  /** What it adds to. */
  readonly 'data-add'?: string;
}

export interface LinkButtonProps extends ButtonLook {
  readonly href: string;
}

const SOLID: ReadonlySet<ButtonVariant> = new Set(['primary', 'badSolid']);

function look({ variant = 'line', large, wraps, icon, trailingIcon, keys, children }: ButtonLook) {
  return {
    classNames: {
      root: classNames(classes.root, classes[variant], large && classes.large, wraps && classes.wraps),
      label: classes.label,
    },
    children: (
      <>
        {icon && <Icon name={icon} />}
        {children}
        {trailingIcon && <Icon name={trailingIcon} size={16} />}
        {keys && <Kbd keys={keys} onPrimary={SOLID.has(variant)} />}
      </>
    ),
  };
}

export function Button(props: ButtonProps) {
  const { variant, icon, trailingIcon, keys, large, wraps, children, ...rest } = props;
  return (
    <MantineButton
      type="button"
      variant="transparent"
      loaderProps={{ color: 'currentColor', size: 20 }}
      aria-keyshortcuts={keys && keysForReaders(keys)}
      {...look({ variant, icon, trailingIcon, keys, large, wraps, children })}
      {...rest}
    />
  );
}

/** Looks like a button, goes to an address: it can be opened in a new tab. */
export function LinkButton(props: LinkButtonProps) {
  const Link = useLink();
  const { href, fullWidth, ...rest } = props;
  return (
    <MantineButton
      variant="transparent"
      fullWidth={fullWidth}
      renderRoot={(root: Record<string, unknown>) => <Link href={href} {...root} />}
      {...look(rest)}
    />
  );
}
