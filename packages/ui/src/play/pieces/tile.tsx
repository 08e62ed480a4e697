import type { ComponentProps, ReactNode } from 'react';
import { type Translate, useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import { classNames } from '../class-names.ts';
import { colourAt, colourTokens } from './answer-colours.ts';
import styles from './tile.module.css';

/** `fixed`: it stood there from the start. */
export type TileState = 'open' | 'fixed' | 'right' | 'wrong';

export interface TileProps extends ComponentProps<'button'> {
  /** Gives it its colour. */
  readonly place: number;
  readonly state?: TileState;
  readonly children: ReactNode;
}

/** A thing that can be picked up: it has an edge and a grip; picked, it lifts, tilts and gets a yellow ring. */
export function Tile({ place, state = 'open', className, style, children, ...rest }: TileProps) {
  const { t } = useTexts();
  const { 'aria-label': name } = rest;
  return (
    <button
      type="button"
      className={classNames(styles.tile, styles[state], className)}
      style={{ ...colourTokens(colourAt(place)), ...style }}
      {...rest}
      aria-label={name && labelOf(name, state, t)}
    >
      {(state === 'open' || state === 'wrong') && <span className={styles.grip} />}
      <span className={styles.content}>{children}</span>
      {state === 'right' && (
        <span className={styles.tick}>
          <Icon name="check" className={styles.icon} />
        </span>
      )}
      {state === 'wrong' && (
        <span className={styles.oops}>
          <Icon name="retry" className={styles.icon} />
        </span>
      )}
    </button>
  );
}

/** A sign that is only seen is said as well. */
function labelOf(name: string, state: TileState, t: Translate): string {
  if (state === 'open' || state === 'fixed') return name;
  return `${name}, ${state === 'right' ? t('uiPlay.step.right') : t('uiPlay.step.tried')}`;
}
