import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { ChosenTick } from '@flink/ui/play/fields/chosen-tick.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { BackFoot } from '../back-foot.tsx';
import styles from './picker.module.css';
import { pagesOf, pageWith, type Turn, turnByKey, turnBySwipe } from './picker-pages.ts';

export interface PickerProps<Name extends string> {
  readonly label: string;
  readonly items: readonly Name[];
  readonly chosen: Name;
  readonly perPage: number;
  readonly nameOf: (name: Name) => string;
  /** The language of the name, where it is not that of the page. */
  readonly langOf?: (name: Name) => string;
  readonly detailOf?: (name: Name) => string | undefined;
  readonly draw: (name: Name) => ReactNode;
  readonly onPick: (name: Name) => void;
  readonly onBack: () => void;
}

/** A slider of large pictures of which one is chosen; pages turn by button, arrow and swipe (spec 1 §9). */
export function Picker<Name extends string>(props: PickerProps<Name>) {
  const { label, items, chosen, perPage, onBack } = props;
  const { t, dir } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const touched = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const pages = pagesOf(items, perPage);
  const [page, setPage] = useState(() => pageWith(items, chosen, perPage));

  const turn = (by: Turn): boolean => {
    const next = page + by;
    if (by === 0 || next < 0 || next >= pages.length) return false;
    setPage(next);
    return true;
  };

  const turnWithFocus = (event: KeyboardEvent<HTMLElement>) => {
    moveByArrows(event);
    if (event.defaultPrevented) return;
    const by = turnByKey(event.key, dir);
    if (!turn(by)) return;
    event.preventDefault();
    const list = frame.current?.querySelectorAll('ul')[page + by];
    const buttons = [...(list?.querySelectorAll('button') ?? [])];
    // What is outside takes no focus before React has drawn the other page.
    requestAnimationFrame(() => buttons.at(by === 1 ? 0 : -1)?.focus({ preventScroll: true }));
  };

  const release = (event: PointerEvent) => {
    const start = touched.current;
    touched.current = null;
    if (start) turn(turnBySwipe(event.clientX - start.x, event.clientY - start.y, dir));
  };

  const way = dir === 'rtl' ? 1 : -1;
  return (
    <>
      <div className={styles.slider}>
        {pages.length > 1 && (
          <RoundButton
            icon="back"
            label={t('settings.previousPage')}
            className={styles.turn}
            disabled={page === 0}
            onClick={() => turn(-1)}
          />
        )}
        <div
          ref={frame}
          className={styles.frame}
          onPointerDown={({ clientX, clientY }) => {
            touched.current = { x: clientX, y: clientY };
          }}
          onPointerUp={release}
          onPointerCancel={() => {
            touched.current = null;
          }}
        >
          <div className={styles.track} style={{ transform: `translateX(${way * page * 100}%)` }}>
            {pages.map((names, place) => (
              <ul
                key={names.join()}
                className={styles.page}
                aria-label={label}
                inert={place !== page}
                data-count={names.length}
                style={
                  { '--places': Math.min(perPage, items.length), '--here': names.length } as CSSProperties
                }
                onKeyDown={turnWithFocus}
              >
                {names.map((name) => (
                  <li key={name}>
                    <Choice {...props} name={name} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
        {pages.length > 1 && (
          <RoundButton
            icon="forward"
            label={t('settings.nextPage')}
            className={styles.turn}
            disabled={page === pages.length - 1}
            onClick={() => turn(1)}
          />
        )}
      </div>
      <BackFoot onBack={onBack}>
        {pages.length > 1 && (
          <p className={styles.count} role="status">
            {t('settings.page', { now: page + 1, total: pages.length })}
          </p>
        )}
      </BackFoot>
    </>
  );
}

function Choice<Name extends string>(props: PickerProps<Name> & { readonly name: Name }) {
  const { name, chosen, nameOf, langOf, detailOf, draw, onPick } = props;
  const detail = detailOf?.(name);
  const isChosen = name === chosen;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      data-autofocus={isChosen || undefined}
      onClick={() => onPick(name)}
    >
      <span className={styles.art} aria-hidden="true">
        {draw(name)}
      </span>
      <span className={styles.name} lang={langOf?.(name)} data-say="">
        {nameOf(name)}
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
      {isChosen && <ChosenTick />}
    </button>
  );
}
