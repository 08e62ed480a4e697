import { volumeOf } from '@flink/game-kit/react/volumes.ts';
import { FilmPlayer } from '@flink/ui/play/film/film-player.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLayoutEffect, useRef } from 'react';
import styles from './video-overlay.module.css';

export interface VideoOverlayProps {
  readonly title: string;
  readonly source: string;
  /** Ended, stopped by a key or a touch, or closed after it could not be shown. */
  onStop(): void;
  /** Instead of the words that it could not be shown. */
  onFailed?(): void;
}

/** Spec 1 §2: a film fills the screen; a click, or any key that its controls do not use, stops it. */
export function VideoOverlay({ title, source, onStop, onFailed }: VideoOverlayProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    stopButton.current?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onStop();
      }}
    >
      <FilmPlayer
        fills
        source={source}
        title={title}
        silent={volumeOf('voice') === 0}
        onTouch={onStop}
        onOtherKey={onStop}
        onEnd={onStop}
        {...(onFailed ? { onFailed } : {})}
      >
        <button ref={stopButton} type="button" className={styles.stop} onClick={onStop}>
          {t('around.clickToStop')}
        </button>
      </FilmPlayer>
    </dialog>
  );
}
