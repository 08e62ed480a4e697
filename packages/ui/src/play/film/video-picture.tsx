import { useCallback } from 'react';
import styles from './film-player.module.css';
import type { PictureProps } from './film-player.tsx';

/** A film as the browser plays it. */
export default function VideoPicture({ source, poster, onMedia, onEnd, onFailed }: PictureProps) {
  const hold = useCallback(
    (video: HTMLVideoElement | null) => {
      onMedia(video);
    },
    [onMedia],
  );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions are drawn below it, the same for films and clips
    <video
      ref={hold}
      className={styles.video}
      src={source}
      poster={poster}
      playsInline
      preload="auto"
      onEnded={onEnd}
      onError={onFailed}
    />
  );
}
