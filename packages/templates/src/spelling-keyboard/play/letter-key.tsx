import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Key } from '../model/layout.ts';
import styles from './keyboard.module.css';

/** Design: more letters come under a long press. */
const LONG_PRESS_MS = 400;

export interface LetterKeyProps {
  readonly letter: Key;
  /** How it is written now: small or capital. */
  shown(letter: string): string;
  readonly disabled: boolean;
  onPress(letter: string): void;
}

/** A sign that stands on another is shown on a circle that says so. */
const face = (letter: string): string => (/^\p{M}/u.test(letter) ? `◌${letter}` : letter);

/** One key. With more letters: hold it and slide, or Alt and an arrow. */
export function LetterKey({ letter: { letter, more, kind }, shown, disabled, onPress }: LetterKeyProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The press that opened the letters is no press of the key itself.
  const opened = useRef(false);
  const isOpen = open && !disabled;

  useEffect(() => () => clearTimeout(held.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [isOpen]);

  const letterAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
    document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('[data-more]')
      ?.getAttribute('data-more') ?? undefined;

  const press = (pressed: string) => {
    const within = place.current?.contains(document.activeElement) === true;
    setOpen(false);
    // The letter that had the focus is gone with its row.
    if (within) place.current?.querySelector('button')?.focus({ preventScroll: true });
    onPress(pressed);
  };

  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setOpen(true);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-more]')?.focus());
  };

  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    } else moveByArrows(event);
  };

  return (
    <div ref={place} className={styles.place} data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={styles.key}
        data-kind={kind}
        data-key={shown(letter)}
        data-more-letters={more.map(shown).join(' ') || undefined}
        disabled={disabled}
        {...(more.length > 0
          ? {
              'aria-haspopup': 'true',
              'aria-expanded': isOpen,
              onKeyDown: openByKey,
              onContextMenu: (event) => event.preventDefault(),
              onPointerDown: (event) => {
                opened.current = false;
                // A finger stays with what it came down on; the letters beside are to be reached.
                event.currentTarget.releasePointerCapture(event.pointerId);
                held.current = setTimeout(() => {
                  opened.current = true;
                  setOpen(true);
                }, LONG_PRESS_MS);
              },
              onPointerUp: () => clearTimeout(held.current),
              onPointerCancel: () => clearTimeout(held.current),
            }
          : {})}
        onClick={() => {
          clearTimeout(held.current);
          if (opened.current) opened.current = false;
          else press(shown(letter));
        }}
      >
        {face(shown(letter))}
        {more.length > 0 && <span className={styles.dot} />}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this row has a name
        <div
          className={styles.more}
          role="group"
          aria-label={t('spellingKeyboard.more', { letter: shown(letter) })}
          onKeyDown={closeByKey}
          onPointerUp={(event) => {
            const pressed = letterAt(event);
            if (opened.current && pressed) {
              opened.current = false;
              press(pressed);
            }
          }}
        >
          {more.map((other) => (
            <button
              key={other}
              type="button"
              data-more={shown(other)}
              data-key={shown(other)}
              onClick={() => press(shown(other))}
            >
              {shown(other)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
