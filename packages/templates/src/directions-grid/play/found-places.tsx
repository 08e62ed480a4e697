import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DirectionsGridState } from '../model/game.ts';
import styles from './found-places.module.css';
import { Rose } from './rose.tsx';
import { ThingFace } from './thing-face.tsx';

/** From here on the places are smaller, so that they stand in one row. */
const MANY = 3;
const FLIGHT = { duration: 450, easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)' };

/** What was found leaves its cell and lands in its place; who wants no motion sees it there at once. */
function fly(from: Element | null | undefined, to: Element | null | undefined): void {
  if (!from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [
    start.x + start.width / 2 - end.x - end.width / 2,
    start.y + start.height / 2 - end.y - end.height / 2,
  ];
  const scale = start.width / Math.max(1, end.width);
  to.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], FLIGHT);
}

export interface FoundPlacesProps {
  readonly state: DirectionsGridState;
  readonly host: PlayHost;
  readonly board: RefObject<HTMLElement | null>;
}

/** Below the sentence: its direction as an arrow, and a place for each thing that is to be found. */
export function FoundPlaces({ state, host, board }: FoundPlacesProps) {
  const { t } = useTexts();
  const house = useHouseLanguage();
  const { found, right, cells, asked } = state.round;
  const places = useRef<HTMLUListElement>(null);
  const landed = useRef(found.length);

  useLayoutEffect(() => {
    for (let order = landed.current; order < found.length; order += 1)
      fly(
        board.current?.querySelector(`[data-move="touch ${found[order]}"]`),
        places.current?.children[order]?.firstElementChild,
      );
    landed.current = found.length;
  }, [found, board]);

  return (
    <Sheet className={styles.sheet} data-all={right.length > 1 ? '' : undefined}>
      <Rose direction={asked.direction} className={styles.rose} />
      <ul
        ref={places}
        className={styles.places}
        data-many={right.length > MANY ? '' : undefined}
        aria-hidden="true"
      >
        {right.map((place, order) => {
          const thing = cells[found[order] ?? -1];
          return (
            <li key={place} className={thing ? styles.filled : styles.open}>
              {thing && (
                <span className={styles.thing}>
                  <ThingFace thing={thing} assetsType={asked.assetsType} mediaUrl={host.mediaUrl} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {right.length > 1 && (
        <span className={styles.count} {...house}>
          {t('directionsGrid.found', { count: found.length, total: right.length })}
        </span>
      )}
    </Sheet>
  );
}
