import { barOf, heardOf } from '@flink/game-kit/react/recorder/loudness.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../document/place.ts';
import { UploadLine } from '../uploads/upload-line.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import classes from './add-audio-dialog.module.css';
import { cutOut, evened } from './samples.ts';
import { Trim } from './trim.tsx';
import { usePlayback } from './use-playback.ts';
import { isHeld, LONGEST_SECONDS, METER_BARS, mp3Of, useRecording } from './use-recording.ts';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function Meter({ peaks }: { readonly peaks: readonly number[] }) {
  const { t } = useTexts();
  const heard = heardOf(peaks.slice(-12));
  return (
    <div className={classes.meter}>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${METER_BARS} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: METER_BARS }, (_, bar) => {
          const height = Math.max(4, barOf(peaks[bar] ?? 0) * 92);
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have their place and nothing else.
          return <rect key={bar} x={bar + 0.2} y={50 - height / 2} width={0.6} height={height} />;
        })}
      </svg>
      <span className={classes.heard} role="status">
        {peaks.length < 12 ? '' : t(`make.record.heard.${heard}`)}
      </span>
    </div>
  );
}

/** What was said and would go with its tab. */
export interface HeldRecording {
  /** Whoever leaves it has said that it may go. */
  letGo(): void;
}

interface RecordTabProps {
  readonly label: string;
  readonly place: Place | undefined;
  readonly words: string;
  readonly language: string;
  readonly onTake: (file: string, at: Place) => void;
  readonly onHold: (held: HeldRecording | null) => void;
}

/** Somebody speaks into the microphone, cuts both ends, hears it, and takes it. */
export function RecordTab({ label, place, words, language, onTake, onHold }: RecordTabProps) {
  const { t } = useTexts();
  const { state, begin, stop, setCut } = useRecording();
  const { isPlaying, play, stop: hush } = usePlayback();
  const upload = useUpload({ kind: 'audio', label, place });
  const [isBusy, setBusy] = useState(false);
  const taken = useRef<{ isLetGo: boolean; stop: (() => void) | null }>({ isLetGo: false, stop: null });

  const holds = isHeld(state.kind, isBusy ? upload : null);
  useEffect(() => {
    const letGo = () => {
      taken.current.isLetGo = true;
      taken.current.stop?.();
    };
    onHold(holds ? { letGo } : null);
    return () => onHold(null);
  }, [holds, onHold]);

  const made =
    state.kind === 'recorded' ? () => evened(cutOut(state.samples, state.rate, state.cut), state.rate) : null;
  const take = async () => {
    if (made === null) return;
    hush();
    setBusy(true);
    try {
      const file = await mp3Of(made());
      if (taken.current.isLetGo) return;
      taken.current.stop = upload.cancel;
      await upload.send(file, onTake, true);
    } catch {
      if (!taken.current.isLetGo) upload.refuse(t('error.recorder.failed'));
    } finally {
      taken.current.stop = null;
      setBusy(false);
    }
  };

  return (
    <div className={classes.tab}>
      {words.trim() !== '' && (
        <p className={classes.script} {...inLanguage(language)}>
          {words}
        </p>
      )}
      {state.kind === 'refused' && (
        <p className={classes.refused} role="alert">
          <Icon name="alert-circle" size={16} />
          <span>
            {state.code === 'recorder.noMicrophone'
              ? t('error.recorder.noMicrophone')
              : t(`make.record.${state.code === 'recorder.notAllowed' ? 'notAllowed' : 'failed'}`)}
          </span>
        </p>
      )}
      {state.kind === 'recording' && (
        <div className={classes.recording}>
          <Button variant="badSolid" icon="player-stop" autoFocus onClick={stop}>
            {t('make.record.stop')}
          </Button>
          <Meter peaks={state.peaks} />
          <span className={classes.clock}>{clock(state.seconds)}</span>
        </div>
      )}
      {state.kind === 'recorded' && (
        <>
          <Trim samples={state.samples} rate={state.rate} cut={state.cut} onChange={setCut} />
          <p className={classes.words}>
            {t('make.record.length', { seconds: (state.cut.to - state.cut.from).toFixed(1) })}
          </p>
        </>
      )}
      {state.kind !== 'recording' && state.kind !== 'recorded' && (
        <div className={classes.recording}>
          <Button
            variant="primary"
            icon="microphone"
            loading={state.kind === 'asking' || state.kind === 'reading'}
            // Spec 3 §8: failed microphone access leaves recording disabled.
            disabled={state.kind === 'refused'}
            onClick={begin}
          >
            {t('make.record.begin')}
          </Button>
          {state.kind === 'refused' && <Button onClick={begin}>{t('make.file.again')}</Button>}
        </div>
      )}
      <p className={classes.words}>{t('make.record.rules', { longest: clock(LONGEST_SECONDS) })}</p>
      <UploadLine upload={upload} label={label} />
      {made !== null && state.kind === 'recorded' && (
        <div className={classes.acts}>
          <Button icon="refresh" disabled={isBusy} onClick={begin}>
            {t('make.record.anew')}
          </Button>
          <Button
            icon={isPlaying ? 'player-stop' : 'player-play'}
            autoFocus
            disabled={isBusy}
            onClick={() => (isPlaying ? hush() : play(made(), state.rate))}
          >
            {isPlaying ? t('make.record.hush') : t('make.record.hear')}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void take()}>
            {t('make.record.use')}
          </Button>
        </div>
      )}
    </div>
  );
}
