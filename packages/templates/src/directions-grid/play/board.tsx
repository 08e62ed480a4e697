import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties, RefObject } from 'react';
import type { DirectionsGridState } from '../model/game.ts';
import type { DirectionsGridOptions } from '../model/schema.ts';
import type { Thing } from '../model/things.ts';
import styles from './board.module.css';
import { FieldTop } from './field-top.tsx';
import { ThingFace } from './thing-face.tsx';

export interface BoardProps {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly state: DirectionsGridState;
  readonly options: DirectionsGridOptions;
  readonly host: PlayHost;
  onTouch(place: number): void;
}

/** The grid, from left to right in every language. */
export function Board({ ref, state, options, host, onTouch }: BoardProps) {
  const { t } = useTexts();
  const { size, cells, references, found, tried, asked } = state.round;
  const { language, assetsType } = asked;
  // A round that was begun before problems had their own does as the options say.
  const { showGrid = options.showGrid, highlightItems = options.highlightItems } = asked;

  const cell = (thing: Thing | null, place: number) => {
    if (!thing) return <span className={styles.bare} aria-hidden="true" />;
    const face = <ThingFace thing={thing} assetsType={assetsType} mediaUrl={host.mediaUrl} />;
    const name = thing.name[language];
    if (references.includes(place))
      return (
        <span className={highlightItems ? styles.from : styles.cell}>
          {face}
          {highlightItems && !['LETTERS', 'SHAPES'].includes(assetsType) && (
            <b className={styles.name} aria-hidden="true" {...inLanguage(language)}>
              {name}
            </b>
          )}
          <VisuallyHidden>{t('directionsGrid.from', { name })}</VisuallyHidden>
        </span>
      );
    const isFound = found.includes(place);
    const isTried = tried.includes(place);
    const position = { row: Math.floor(place / size) + 1, column: (place % size) + 1 };
    return (
      <button
        type="button"
        className={styles.cell}
        data-state={isFound ? 'found' : isTried ? 'tried' : undefined}
        disabled={state.phase !== 'playing'}
        aria-label={t('directionsGrid.cell', { name, ...position })}
        data-move={`touch ${place}`}
        onClick={() => onTouch(place)}
      >
        {face}
        {(isFound || isTried) && (
          <span className={isFound ? styles.tick : styles.oops}>
            <Icon name={isFound ? 'check' : 'retry'} />
            <VisuallyHidden>{t(isFound ? 'uiPlay.step.right' : 'uiPlay.step.tried')}</VisuallyHidden>
          </span>
        )}
      </button>
    );
  };

  return (
    <div className={styles.room}>
      <div
        className={styles.field}
        dir="ltr"
        style={{ '--size': size } as CSSProperties}
        data-assets={assetsType}
        data-lines={showGrid ? '' : undefined}
      >
        <FieldTop assetsType={assetsType} />
        <div className={styles.scroll}>
          <ul
            // From five in a row on they are as wide as a small phone allows.
            data-keys={size >= 5 ? '' : undefined}
            key={state.current}
            ref={ref}
            className={styles.grid}
            aria-label={t('directionsGrid.grid', { size })}
            onKeyDown={moveByArrows}
          >
            {cells.map((thing, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its place
              <li key={place}>{cell(thing, place)}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
