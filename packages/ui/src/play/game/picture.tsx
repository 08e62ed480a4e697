import { useState } from 'react';
import { Icon } from '../buttons/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  readonly image: string;
  /** Empty where the words beside it, or the card around it, carry the name. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A picture of a game. One that does not come leaves a quiet sign, not the browser's torn page. */
export function Picture({ image, alt = '', className }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === image) {
    return (
      <span className={classNames(styles.missing, className)}>
        <Icon name="picture" className={styles.sign} />
        {alt && <span className={styles.words}>{alt}</span>}
      </span>
    );
  }
  return (
    <img
      className={classNames(styles.picture, className)}
      src={image}
      alt={alt}
      draggable={false}
      onError={() => setMissing(image)}
    />
  );
}
