import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { barOf, heardOf } from '@flink/game-kit/react/recorder/loudness.ts';
import { useRecording } from '@flink/game-kit/react/story-book/use-recording.ts';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { StudioEvent } from '../model/game.ts';
import type { Page } from '../model/work.ts';
import { BARS, useVoice } from './use-voice.ts';
import styles from './voice.module.css';

export interface VoiceProps {
  readonly page: Page;
  readonly number: number;
  readonly host: PlayHost;
  send(event: StudioEvent): void;
  /** Where there is a voice, and room for the button. */
  readonly onDelete: (() => void) | undefined;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The voice of a page: recorded, heard, recorded again, deleted. */
export function Voice({ page, number, host, send, onDelete }: VoiceProps) {
  const { t } = useTexts();
  const voice = useVoice({
    number,
    desk: host.desk,
    onRecorded: (audio) => send({ type: 'record', page: page.id, audio }),
    before: page.audio,
  });
  const address = page.audio === null ? null : (host.desk?.url(page.audio) ?? null);
  const recording = useRecording(address);
  const house = useHouseLanguage();
  const { state } = voice;
  const live = state.kind === 'recording';
  const heard = live ? heardOf(state.peaks.slice(-BARS / 2)) : 'nothing';

  const words = () => {
    if (state.kind === 'failed') return t(`error.${state.code}`);
    if (state.kind === 'asking') return t('storyStudio.askingMicrophone');
    if (state.kind === 'working') return t('storyStudio.savingVoice');
    if (live) return t(`storyStudio.heard.${heard}`);
    return page.audio === null ? t('storyStudio.readToMe') : t('storyStudio.haveVoice');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds a button and a meter, not fields
    <div role="group" aria-label={t('storyStudio.voiceOf', { page: number })} className={styles.row}>
      <button
        type="button"
        className={classNames(styles.record, live && styles.live)}
        aria-label={
          live
            ? t('storyStudio.stop')
            : page.audio === null
              ? t('storyStudio.record')
              : t('storyStudio.recordAgain')
        }
        aria-disabled={state.kind === 'asking' || state.kind === 'working' || undefined}
        onClick={() => {
          recording.stop();
          voice.toggle();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {live ? (
            <rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor" />
          ) : (
            <>
              <rect x="9" y="3.5" width="6" height="11" rx="3" fill="currentColor" />
              <path
                d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.6"
                strokeLinecap="round"
              />
            </>
          )}
        </svg>
      </button>
      {live && (
        <>
          <div className={styles.level} aria-hidden="true">
            {Array.from({ length: BARS }, (_none, bar) => {
              const peak = state.peaks[bar];
              return (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
                  key={bar}
                  data-off={peak === undefined ? '' : undefined}
                  data-high={peak !== undefined && heardOf([peak]) === 'tooLoud' ? '' : undefined}
                  style={peak === undefined ? undefined : { blockSize: `${12 + barOf(peak) * 88}%` }}
                />
              );
            })}
          </div>
          <time className={styles.time}>{clock(state.seconds)}</time>
        </>
      )}
      {!live && page.audio !== null && state.kind !== 'working' && (
        <SpeakButton
          text=""
          label={recording.playing ? t('storyStudio.stop') : t('storyStudio.hear')}
          speaking={recording.playing}
          onClick={recording.playing ? recording.stop : recording.play}
        />
      )}
      {!live && onDelete && state.kind !== 'working' && (
        <RoundButton icon="trash" label={t('storyStudio.deleteVoice')} onClick={onDelete} />
      )}
      <p
        {...house}
        className={styles.words}
        role="status"
        data-kind={state.kind}
        data-has-voice={state.kind === 'idle' && page.audio !== null ? '' : undefined}
      >
        {words()}
      </p>
    </div>
  );
}
