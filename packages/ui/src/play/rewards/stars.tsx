import type { CSSProperties } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { classNames } from '../class-names.ts';
import styles from './stars.module.css';

const STAR =
  'M12 1.8c.7 0 1.3.4 1.6 1l2.4 5 5.5.7c1.5.2 2.1 2 1 3l-4 3.8 1 5.4c.3 1.5-1.3 2.6-2.6 1.9L12 20l-4.9 2.6c-1.3.7-2.9-.4-2.6-1.9l1-5.4-4-3.8c-1.1-1-.5-2.8 1-3l5.5-.7 2.4-5c.3-.6.9-1 1.6-1Z';

export interface StarsProps {
  readonly earned: number;
  readonly of?: number;
  readonly size?: 's' | 'l';
}

/** Earned stars come one by one; a place without its star is dashed, so it is not told by colour alone. */
export function Stars({ earned, of = 3, size = 's' }: StarsProps) {
  const { t } = useTexts();
  return (
    <span
      className={classNames(styles.stars, styles[size])}
      role="img"
      aria-label={t('uiPlay.stars', { earned, of })}
    >
      {[...Array(of).keys()].map((place) => (
        <svg
          key={place}
          className={classNames(styles.star, place < earned && styles.earned)}
          viewBox="0 0 24 24"
          style={{ '--i': place, '--turn': place - (of - 1) / 2 } as CSSProperties}
          aria-hidden="true"
        >
          {place < earned ? (
            <>
              <path d={STAR} fill="var(--star-edge)" transform="translate(0 1)" />
              <path d={STAR} fill="var(--star-on)" />
              <path d="M12 3.2c.2 0 .4.1.5.3l2.6 5.4 6 .8-9.1 3Z" fill="#FFE894" />
            </>
          ) : (
            <path d={STAR} className={styles.missing} />
          )}
        </svg>
      ))}
    </span>
  );
}
