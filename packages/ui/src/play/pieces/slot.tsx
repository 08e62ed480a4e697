import type { ComponentProps } from 'react';
import { useHouseLanguage } from '../../texts/language.tsx';
import { classNames } from '../class-names.ts';
import styles from './slot.module.css';

export interface SlotProps extends ComponentProps<'div'> {
  /** Holds a tile: then the tile is the button, and the slot only its place. */
  readonly full: boolean;
  /** How the empty place is called. */
  readonly label: string;
}

/** An empty place is sunk and dashed; all places that take what is picked turn yellow. */
export function Slot({ full, label, className, children, onClick, ...rest }: SlotProps) {
  const { lang } = useHouseLanguage();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a full slot is reached through the tile in it
    // biome-ignore lint/a11y/noStaticElementInteractions: an empty slot holds a real button
    <div
      className={classNames(styles.slot, full ? styles.full : styles.empty, className)}
      onClick={onClick}
      {...rest}
    >
      {full ? children : <button type="button" className={styles.button} aria-label={label} lang={lang} />}
    </div>
  );
}
