import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './video-overlay.module.css';

export interface VideoOverlayProps {
  readonly title: string;
  readonly sources: readonly string[];
  /** Ended, stopped by a key or a touch, or closed after it could not be shown. */
  onStop(): void;
  /** Instead of the words that it could not be shown. */
  onFailed?(): void;
}

type Playing = 'plays' | 'refused' | 'failed';

/** Spec 1 §2: a film fills the screen; any key press or click stops it. */
export function VideoOverlay({ title, sources, onStop, onFailed }: VideoOverlayProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = useState<Playing>('plays');

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    stopButton.current?.focus();
    return () => element?.close();
  }, []);

  const play = () => {
    setPlaying('plays');
    video.current?.play().catch((error: unknown) => {
      // A browser does not let a film sound before somebody has touched the page.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setPlaying('refused');
    });
  };
  const touch = (event: MouseEvent) => {
    event.stopPropagation();
    play();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={title}
      onClick={onStop}
      onKeyDown={(event) => {
        if (playing === 'refused' && event.target instanceof HTMLButtonElement && isPress(event.key)) return;
        event.preventDefault();
        onStop();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onStop();
      }}
    >
      {playing === 'failed' ? (
        <p className={styles.failed} role="alert">
          <Icon name="alert" className={styles.sign} /> {t('activity.videoFailed')}
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the films come with their words in the picture
        <video ref={video} className={styles.video} playsInline onLoadedData={play} onEnded={onStop}>
          {sources.map((source, place) => (
            <source
              key={source}
              src={source}
              onError={() => {
                if (place < sources.length - 1) return;
                if (onFailed) onFailed();
                else setPlaying('failed');
              }}
            />
          ))}
        </video>
      )}
      {playing === 'refused' && (
        <button type="button" className={styles.play} aria-label={t('around.playVideo')} onClick={touch}>
          <Icon name="play" className={styles.sign} />
        </button>
      )}
      <button ref={stopButton} type="button" className={styles.stop} onClick={onStop}>
        {t('around.clickToStop')}
      </button>
    </dialog>
  );
}

/** By which a button is pressed. */
const isPress = (key: string) => key === 'Enter' || key === ' ' || key === 'Tab';
