import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import type { IconName } from '../buttons/icon-paths.ts';
import { clockText, type FilmState } from './film-media.ts';
import styles from './film-player.module.css';

export interface FilmControlsProps {
  /** Null where nothing can be played: what else stands there stays. */
  readonly state: FilmState | null;
  readonly muted: boolean;
  /** Null where the film has none. */
  readonly captions: boolean | null;
  onToggle(): void;
  onSeek(seconds: number): void;
  onSound(): void;
  onCaptions(): void;
  readonly children?: ReactNode;
}

export function FilmControls({ state, muted, captions, children, ...on }: FilmControlsProps) {
  const { t } = useTexts();
  return (
    <div className={styles.controls} dir="ltr">
      {state && (
        <>
          <Control
            icon={state.playing ? 'pause' : 'play'}
            label={t(state.playing ? 'uiPlay.film.pause' : 'uiPlay.film.play')}
            onPress={on.onToggle}
          />
          <Position {...state} onSeek={on.onSeek} />
          {captions !== null && (
            <Control
              icon="captions"
              label={t('uiPlay.film.captions')}
              pressed={captions}
              onPress={on.onCaptions}
            />
          )}
          <Control
            icon={muted ? 'silent' : 'speak'}
            label={t('uiPlay.film.sound')}
            pressed={!muted}
            onPress={on.onSound}
          />
        </>
      )}
      {children}
    </div>
  );
}

interface PositionProps extends Pick<FilmState, 'time' | 'duration'> {
  onSeek(seconds: number): void;
}

function Position({ time, duration, onSeek }: PositionProps) {
  const { t } = useTexts();
  const [now, end] = [clockText(time), clockText(duration)];
  return (
    <>
      <input
        type="range"
        className={styles.seek}
        aria-label={t('uiPlay.film.position')}
        aria-valuetext={t('uiPlay.film.timeOf', { time: now, duration: end })}
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={Math.min(time, duration)}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
      <span className={styles.time} aria-hidden="true">
        {now} / {end}
      </span>
    </>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  onPress(): void;
}

const Control = ({ icon, label, pressed, onPress }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-label={label}
    aria-pressed={pressed}
    onClick={onPress}
  >
    <Icon name={icon} className={styles.controlSign} />
  </button>
);
