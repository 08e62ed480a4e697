import { useEffect, useRef } from 'react';
import styles from './book.module.css';

export interface FilmProps {
  readonly url: string;
  readonly poster: string | undefined;
  readonly label: string;
  /** The book plays it; else its own buttons do. */
  readonly plays: boolean;
  /** The sound of the page is over, and the film with it. */
  readonly ended: boolean;
  onEnd(failed: boolean): void;
}

export function Film({ url, poster, label, plays, ended, onEnd }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ended || !plays) film.current?.pause();
    // A browser that refuses to begin leaves its play button: a touch there is enough.
    else film.current?.play().catch(() => undefined);
  }, [plays, ended]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films come with their words in the picture
    <video
      ref={film}
      className={styles.film}
      src={url}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      onEnded={() => onEnd(false)}
      onError={() => onEnd(true)}
    />
  );
}
