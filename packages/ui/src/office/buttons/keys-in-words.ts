import type { IconName } from '../icons/icon-paths.ts';

/** Drawn, because not every font has them; those along the line turn with the direction of reading. */
export const ARROWS: Readonly<Record<string, { readonly icon: IconName; readonly forReaders: string }>> = {
  up: { icon: 'arrow-up', forReaders: 'ArrowUp' },
  down: { icon: 'arrow-down', forReaders: 'ArrowDown' },
  left: { icon: 'arrow-left', forReaders: 'ArrowLeft' },
  right: { icon: 'arrow-right', forReaders: 'ArrowRight' },
  enter: { icon: 'corner-down-left', forReaders: 'Enter' },
};

/** `mod+k` as people read it on their keyboard; `mod` is Ctrl, or Command on a Mac. */
export function keysInWords(keys: string, apple: boolean): string {
  return keys
    .split('+')
    .map((key) => {
      if (key === 'mod') return apple ? '⌘' : 'Ctrl';
      return key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    })
    .join(' ');
}

/** The same for `aria-keyshortcuts`: Control+K. */
export const keysForReaders = (keys: string): string =>
  keys
    .split('+')
    .map((key) => {
      if (key === 'mod') return 'Control';
      return ARROWS[key]?.forReaders ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    })
    .join('+');
