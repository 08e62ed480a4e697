import { classNames } from '../../play/class-names.ts';
import classes from './kbd.module.css';
import { keysInWords } from './keys-in-words.ts';

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

export interface KbdProps {
  /** `mod+k`, `enter`, `/`: `mod` is Ctrl, or Command on a Mac. */
  readonly keys: string;
  readonly onPrimary?: boolean;
}

/** Shown, not read: a screen reader hears the key from `aria-keyshortcuts` of the control. */
export function Kbd({ keys, onPrimary = false }: KbdProps) {
  return (
    <span aria-hidden="true">
      <kbd className={classNames(classes.key, onPrimary && classes.onPrimary)}>
        {keysInWords(keys, isApple)}
      </kbd>
    </span>
  );
}
