import { type Cue, cueAt } from '@flink/contract/rules/films/captions.ts';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../states/spinner.tsx';
import { besideFilm, isClip } from './film-address.ts';
import { FilmControls } from './film-controls.tsx';
import { type FilmKey, filmKey } from './film-keys.ts';
import { type FilmMedia, steppedTo, useFilmState } from './film-media.ts';
import styles from './film-player.module.css';
import { useCaptions } from './use-captions.ts';
import VideoPicture from './video-picture.tsx';

export interface PictureProps {
  readonly source: string;
  readonly poster: string | undefined;
  onMedia(media: FilmMedia | null): void;
  onEnd(): void;
  onFailed(): void;
  /** A clip carries its captions with it. */
  onCues(cues: readonly Cue[]): void;
}

export interface FilmPlayerProps {
  readonly source: string;
  readonly title: string;
  /** The device is silent: the film too, and its captions are on. */
  readonly silent?: boolean;
  /** Fills its place, as on the whole screen. */
  readonly fills?: boolean;
  /** Any other key than those of the controls. */
  onOtherKey?(): void;
  onTouch?(): void;
  onEnd?(): void;
  onFailed?(): void;
  /** Below the picture, beside the controls. */
  readonly children?: ReactNode;
}

const ClipPicture = lazy(() => import('./clip/clip-picture.tsx'));

/** How far an arrow goes. */
const STEP_SECONDS = 5;

/** A film or a clip with its captions and controls. It starts by itself, or by a touch where the browser wants one. */
export function FilmPlayer(props: FilmPlayerProps) {
  const {
    source,
    title,
    silent = false,
    fills = false,
    onOtherKey,
    onTouch,
    onEnd,
    onFailed,
    children,
  } = props;
  const { t } = useTexts();
  const [media, setMedia] = useState<FilmMedia | null>(null);
  const [muted, setMuted] = useState(silent);
  const [captionsOn, setCaptionsOn] = useState(silent);
  const [refused, setRefused] = useState(false);
  const [failed, setFailed] = useState(false);
  const state = useFilmState(media);
  const beside = besideFilm(source);
  const [ownCues, setOwnCues] = useState<readonly Cue[]>([]);
  const fileCues = useCaptions(isClip(source) ? null : (beside?.captions ?? null));
  const cues = isClip(source) ? ownCues : fileCues;
  const said = captionsOn ? cueAt(cues, state.time) : null;

  const start = useEffectEvent((next: FilmMedia) => {
    next.muted = muted;
    play(next, setRefused);
  });
  useEffect(() => {
    if (media) start(media);
  }, [media]);

  const setSound = (next: boolean) => {
    setMuted(next);
    if (next) setCaptionsOn(true);
    if (media) media.muted = next;
  };
  const toggle = () => (media && state.playing ? media.pause() : media && play(media, setRefused));
  const seek = (seconds: number) => {
    if (media) media.currentTime = seconds;
  };
  const ways: Readonly<Record<FilmKey, () => void>> = {
    toggle,
    back: () => seek(steppedTo(state, -STEP_SECONDS)),
    forward: () => seek(steppedTo(state, STEP_SECONDS)),
    captions: () => setCaptionsOn(!captionsOn),
    sound: () => setSound(!muted),
  };
  const press = (event: KeyboardEvent) => {
    const key = filmKey({ ...keyOf(event), target: event.target });
    if (key === null || (key === 'stop' && !onOtherKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'stop') onOtherKey?.();
    else ways[key]();
  };
  const fail = () => {
    if (onFailed) onFailed();
    else setFailed(true);
  };
  const picture = {
    source,
    poster: beside?.poster,
    onMedia: setMedia,
    onEnd: onEnd ?? noop,
    onFailed: fail,
    onCues: setOwnCues,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every key has a button among the controls
    <div className={classNames(styles.player, fills && styles.fills)} onKeyDown={press} data-film={title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a key does the same */}
      <div className={styles.picture} onClick={onTouch ?? toggle}>
        {failed ? (
          <p className={styles.failed} role="alert">
            <Icon name="alert" className={styles.sign} /> {t('activity.videoFailed')}
          </p>
        ) : (
          <Suspense fallback={null}>
            {isClip(source) ? <ClipPicture {...picture} /> : <VideoPicture {...picture} />}
          </Suspense>
        )}
        {state.waiting && !refused && !failed && (
          <span className={styles.spinner}>
            <Spinner />
          </span>
        )}
        {said && (
          <p className={styles.caption} dir="auto" data-caption="">
            <span>{said.text}</span>
          </p>
        )}
      </div>
      {refused && (
        <button type="button" className={styles.start} aria-label={t('around.playVideo')} onClick={toggle}>
          <Icon name="play" className={styles.sign} />
        </button>
      )}
      <FilmControls
        state={failed ? null : state}
        muted={muted}
        captions={cues.length === 0 ? null : captionsOn}
        onToggle={toggle}
        onSeek={seek}
        onSound={() => setSound(!muted)}
        onCaptions={() => setCaptionsOn(!captionsOn)}
      >
        {children}
      </FilmControls>
    </div>
  );
}

const noop = () => {};

const keyOf = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => ({ key, ctrlKey, altKey, metaKey });

/** A browser does not let a film sound before somebody has touched the page. */
function play(media: FilmMedia, setRefused: (refused: boolean) => void): void {
  setRefused(false);
  media.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') setRefused(true);
  });
}
