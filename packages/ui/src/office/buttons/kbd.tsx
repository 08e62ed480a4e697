import { classNames } from '../../play/class-names.ts';
import { Icon } from '../icons/icon.tsx';
import classes from './kbd.module.css';
import { ARROWS, keysInWords } from './keys-in-words.ts';

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

export interface KbdProps {
  /** `mod+k`, `enter`, `/`: `mod` is Ctrl, or Command on a Mac. */
  readonly keys: string;
  readonly onPrimary?: boolean;
}

/** Shown, not read: a screen reader hears the key from `aria-keyshortcuts` of the control. */
export function Kbd({ keys, onPrimary = false }: KbdProps) {
  const last = keys.split('+').at(-1) ?? '';
  const arrow = ARROWS[last];
  const before = arrow ? keys.slice(0, -last.length - 1) : keys;
  return (
    <span aria-hidden="true">
      <kbd className={classNames(classes.key, onPrimary && classes.onPrimary)}>
        {before !== '' && keysInWords(before, isApple)}
        {arrow && <Icon name={arrow.icon} size={12} />}
      </kbd>
    </span>
  );
}
