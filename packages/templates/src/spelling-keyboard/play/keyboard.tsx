import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { UPRIGHT, useScreen } from '@flink/game-kit/react/use-screen.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import { capital, type Key, type Layout } from '../model/layout.ts';
import styles from './keyboard.module.css';
import { LetterKey } from './letter-key.tsx';

export interface KeyboardProps {
  readonly layout: Layout;
  readonly locale: string;
  readonly shift: boolean;
  readonly disabled: boolean;
  readonly problem: number;
  readonly canCheck: boolean;
  onWrite(letter: string): void;
  onShift(): void;
  onDelete(): void;
  onCheck(): void;
}

const MANY_KEYS = 35;
/** How many letters the key of shift or delete is wide. */
const ACT_KEYS = 1.5;

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
);
const SHIFT = 'M12 4.5 4.5 12H8.5v6.5h7V12h4Z';
const ERASE = 'M9 5.5h10.5v13H9L3 12ZM11.5 9.5l5 5m0-5-5 5';

/** Paper keys on a wooden board: as people know it on a broad screen, in the order of the alphabet on a phone. */
export function Keyboard(props: KeyboardProps) {
  const { layout, locale, shift, disabled, canCheck } = props;
  const { t } = useTexts();
  const upright = useScreen(UPRIGHT);
  const board = useFocusOnNew<HTMLDivElement>(disabled ? null : props.problem);
  const shown = (letter: string) => (shift ? capital(letter, locale) : letter);

  const keysOf = (keys: readonly Key[]) =>
    keys.map((key) => (
      <LetterKey key={key.letter} letter={key} shown={shown} disabled={disabled} onPress={props.onWrite} />
    ));

  const shiftKey = layout.hasCase && (
    <button
      type="button"
      className={styles.act}
      data-move="shift"
      aria-label={t('spellingKeyboard.shift')}
      aria-pressed={shift}
      disabled={disabled}
      onClick={props.onShift}
    >
      <Sign path={SHIFT} />
    </button>
  );
  const deleteKey = (
    <button
      type="button"
      className={styles.act}
      data-move="delete"
      aria-label={t('spellingKeyboard.delete')}
      disabled={disabled}
      onClick={props.onDelete}
    >
      <Sign path={ERASE} />
    </button>
  );
  const spaceKey = (
    <button
      type="button"
      className={styles.space}
      data-key=" "
      disabled={disabled}
      onClick={() => props.onWrite(' ')}
    >
      {t('spellingKeyboard.space')}
    </button>
  );
  const checkKey = (
    <button
      type="button"
      className={styles.go}
      data-move="check"
      data-next={canCheck ? '' : undefined}
      // Its place is kept: keys that jump are missed.
      data-hidden={canCheck ? undefined : ''}
      disabled={disabled || !canCheck}
      onClick={props.onCheck}
    >
      <Icon name="check" />
      <span>{t('games.check')}</span>
    </button>
  );

  const keys = Math.max(...layout.rows.map((row) => row.length));
  const last = layout.rows.at(-1)?.length ?? 0;
  // Squeezed beside a full row of letters nobody could touch them.
  const below = last + ACT_KEYS * (layout.hasCase ? 2 : 1) > keys;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, a keyboard has a name
    <div
      ref={board}
      className={styles.board}
      role="group"
      aria-label={t('spellingKeyboard.keyboard')}
      data-keys=""
      data-upright={upright ? '' : undefined}
      style={{ '--keys': keys } as CSSProperties}
      data-many={layout.alphabet.length > MANY_KEYS ? '' : undefined}
      onKeyDown={moveByArrows}
    >
      {upright ? (
        <div className={styles.alphabet}>
          {keysOf(layout.alphabet)}
          {layout.hasSpace && spaceKey}
          {shiftKey}
          {deleteKey}
          {checkKey}
        </div>
      ) : (
        <>
          {layout.rows.map((row, index) => (
            // Keyboards run from left to right, also those of scripts that do not.
            <div key={row[0]?.letter} className={styles.row} dir="ltr">
              {!below && index === layout.rows.length - 1 && shiftKey}
              {keysOf(row)}
              {!below && index === layout.rows.length - 1 && deleteKey}
            </div>
          ))}
          <div className={styles.row} dir={below ? 'ltr' : undefined}>
            {below && shiftKey}
            {spaceKey}
            {below && deleteKey}
            {checkKey}
          </div>
        </>
      )}
    </div>
  );
}
