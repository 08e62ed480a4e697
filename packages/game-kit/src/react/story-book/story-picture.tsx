import { classNames } from '@flink/ui/play/class-names.ts';
import type { ReactNode } from 'react';
import type { PlacedPicture } from './story.ts';
import styles from './story-picture.module.css';

/** Where a picture lies in its frame: parts of a square, so that it lies there on every screen and on paper. */
export const placeOf = ({ x, y, size, turn }: Omit<PlacedPicture, 'url' | 'name'>) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${size * 100}%`,
  rotate: `${turn}deg`,
});

export interface StoryPictureProps {
  readonly pictures: readonly PlacedPicture[];
  readonly className?: string | undefined;
  /** In place of the pictures: those that can be moved. */
  readonly children?: ReactNode;
  /** In its corners. */
  readonly around?: ReactNode;
}

/** A small stage with the pictures of a page on it. */
export function StoryPicture({ pictures, className, children, around }: StoryPictureProps) {
  return (
    <div className={classNames(styles.picture, className)}>
      <svg
        className={styles.ground}
        viewBox="0 0 400 420"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M0 0h400v420H0Z" fill="#BFE6F2" />
        <circle cx="300" cy="110" r="150" fill="#D5F0F5" />
        <circle cx="300" cy="110" r="96" fill="#E8F8F4" />
        <path d="M0 268q110-52 220-14t180-24v200H0Z" fill="#8FC06A" />
        <path d="M0 268q110-52 220-14t180-24" fill="none" stroke="#B7DB95" strokeWidth="5" />
        <path d="M0 330q130-46 250-10t150-16v120H0Z" fill="#5FA04C" />
        <path d="M0 330q130-46 250-10t150-16" fill="none" stroke="#86BE6E" strokeWidth="5" />
        <path d="M0 396q120-20 400-6v40H0Z" fill="#8A5436" />
        <path d="M0 396q120-20 400-6" fill="none" stroke="#B9763F" strokeWidth="5" />
      </svg>
      <div className={styles.frame}>
        {children ??
          pictures.map(
            (picture, at) =>
              picture.url && (
                <img
                  // Two of the same picture may lie on a page; only their places tell them apart.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={at}
                  className={styles.item}
                  src={picture.url}
                  alt={picture.name}
                  style={placeOf(picture)}
                />
              ),
          )}
      </div>
      {around}
    </div>
  );
}
