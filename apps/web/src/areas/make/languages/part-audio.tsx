import type { PartState } from '@flink/contract/rules/make/translation.ts';
import type { Place } from '@flink/make-kit/document/place.ts';
import { useEditing } from '@flink/make-kit/editing.tsx';
import { AudioField } from '@flink/make-kit/media/audio/audio-field.tsx';
import { SoundSaid } from '@flink/make-kit/media/sound-said.tsx';
import { useSound } from '@flink/make-kit/media/use-sound.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import classes from './part-audio.module.css';

/** Plays one recording; pressed again it stops. */
export function Listen({
  url,
  part,
  language,
}: {
  readonly url: string;
  readonly part: string;
  readonly language: string;
}) {
  const { t } = useTexts();
  const { state, press, words } = useSound(url, part, t('make.translate.listenTo', { part, language }));
  return (
    <>
      <button type="button" className={classes.listen} data-state={state} aria-label={words} onClick={press}>
        <Icon name={state === 'failed' ? 'alert-circle' : state === 'playing' ? 'x' : 'volume'} size={16} />
        {
          {
            still: t('make.translate.listen'),
            playing: t('make.record.hush'),
            failed: t('make.translate.noSound'),
          }[state]
        }
      </button>
      <SoundSaid state={state} words={words} />
    </>
  );
}

interface PartAudioProps {
  readonly audio: PartState;
  /** Of what: "Question". */
  readonly label: string;
  /** The language that is spoken, by its name. */
  readonly language: string;
  readonly url: string;
  /** What is to be heard. */
  readonly words: string;
  readonly mayEdit: boolean;
  /** Null where there is no voice, or no text to read. */
  readonly onSpeak: (() => Promise<void>) | null;
  readonly onChange: (file: string | undefined, at: Place) => void;
}

/** The recording of a translation: heard, added, spoken by the house's voice, replaced, taken away. */
export function PartAudio({
  audio,
  label,
  language,
  url,
  words,
  mayEdit,
  onSpeak,
  onChange,
}: PartAudioProps) {
  const { t } = useTexts();
  const { locale } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  const isMissing = audio.state === 'missing';
  const close = () => setOpen(false);
  return (
    <span className={classes.audio}>
      {!isMissing && <Listen url={url} part={label} language={language} />}
      {mayEdit && (
        <button
          type="button"
          className={classes.act}
          data-audio
          data-state={audio.state}
          aria-label={t('make.translate.audioOf', { part: label, language })}
          onClick={() => setOpen(true)}
        >
          <Icon name="microphone" size={16} />
          {isMissing
            ? t('make.translate.addAudio')
            : audio.state === 'changed'
              ? t('make.translate.recordAgain')
              : t('make.translate.changeAudio')}
        </button>
      )}
      {isOpen && (
        <Dialog
          opened
          closeButton
          title={t('make.translate.audioOf', { part: label, language })}
          onClose={close}
          foot={
            onSpeak && (
              <Button
                icon="volume"
                loading={isSpeaking}
                onClick={async () => {
                  setSpeaking(true);
                  await onSpeak();
                  setSpeaking(false);
                  close();
                }}
              >
                {t('make.translate.speak')}
              </Button>
            )
          }
        >
          <AudioField
            label={label}
            words={words}
            language={locale}
            place={audio.place}
            value={audio.translation === '' ? undefined : audio.translation}
            onChange={onChange}
          />
        </Dialog>
      )}
    </span>
  );
}
