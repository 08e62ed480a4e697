/** `mod+k` as people read it on their keyboard; `mod` is Ctrl, or Command on a Mac. */
export function keysInWords(keys: string, apple: boolean): string {
  return keys
    .split('+')
    .map((key) => {
      if (key === 'mod') return apple ? '⌘' : 'Ctrl';
      if (key === 'enter') return '↵';
      return key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    })
    .join(' ');
}

/** The same for `aria-keyshortcuts`: Control+K. */
export const keysForReaders = (keys: string): string =>
  keys
    .split('+')
    .map((key) => (key === 'mod' ? 'Control' : `${key.charAt(0).toUpperCase()}${key.slice(1)}`))
    .join('+');
