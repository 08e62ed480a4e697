export type FilmKey = 'toggle' | 'back' | 'forward' | 'captions' | 'sound';

const KEYS: Readonly<Record<string, FilmKey>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  c: 'captions',
  m: 'sound',
};

/** Keys that only go with others, or move on to the next button. */
const SILENT: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Tab',
]);

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/**
 * What a key does in a film. `null` is for the button that has the focus or the browser, `stop` for all others: any other
 * key stops a film that fills the screen (spec 1 §2).
 */
export function filmKey({ key, ctrlKey, altKey, metaKey, target }: Pressed): FilmKey | 'stop' | null {
  if (SILENT.has(key) || ctrlKey || altKey || metaKey) return null;
  const onButton = target instanceof HTMLButtonElement;
  if (onButton && (key === ' ' || key === 'Enter')) return null;
  return KEYS[key] ?? 'stop';
}
