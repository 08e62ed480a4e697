import { CallFailed } from '@flink/contract/client/client.ts';
import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { useEditing } from '@flink/make-kit/editing.tsx';
import { cutOut, evened, spokenCut } from '@flink/make-kit/media/audio/samples.ts';
import { mp3Of } from '@flink/make-kit/media/audio/use-recording.ts';
import { SoundButton } from '@flink/make-kit/media/sound-button.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import classes from '../dialogs.module.css';
import { wordNow } from './silence-cuts.ts';
import { useListRecording } from './use-list-recording.ts';

interface RecordListDialogProps {
  readonly words: readonly { readonly word: string; readonly meaning: WordMeaning }[];
  readonly locale: string;
  readonly folder: string;
  readonly onClose: () => void;
  readonly onRecorded: (meanings: readonly WordMeaning[], links: Readonly<Record<string, string>>) => void;
}

/** A whole list spoken in one go: after a word and a moment of silence the next word appears. */
export function RecordListDialog({ words, locale, folder, onClose, onRecorded }: RecordListDialogProps) {
  const { t } = useTexts();
  const { host } = useEditing();
  const recording = useListRecording(words.length);
  const { state } = recording;
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<string>();
  const now = state.kind === 'recording' ? wordNow(state.cuts) : null;

  const keep = async () => {
    if (state.kind !== 'recorded') return;
    setRefused(undefined);
    try {
      const changes: { _id: string; wordAudio: string }[] = [];
      for (const [at, part] of state.parts.entries()) {
        const meaning = words[at]?.meaning;
        if (!meaning) continue;
        setProgress(at + 1);
        const whole = cutOut(state.samples, state.rate, part);
        const spoken = evened(cutOut(whole, state.rate, spokenCut(whole, state.rate)), state.rate);
        const send = host.upload(await mp3Of(spoken), 'audio', true);
        const name = await send({ progress: () => undefined, signal: new AbortController().signal });
        changes.push({ _id: meaning._id, wordAudio: `${folder}/${name}` });
      }
      const kept = await officeApi('changeWords', { body: { locale, words: changes } });
      onRecorded(kept.data, kept.links);
    } catch (error) {
      setRefused(error instanceof CallFailed ? error.message : t('make.file.failed'));
      setProgress(null);
    }
  };
  return (
    <Dialog
      opened
      width="decide"
      closeButton
      title={t('make.wordlists.record')}
      lead={t('make.wordlists.recordLead')}
      onClose={onClose}
      footNote={refused && <span role="alert">{refused}</span>}
      foot={
        <>
          {state.kind === 'recording' && (
            <>
              <Button icon="refresh" onClick={recording.again}>
                {t('make.wordlists.sayAgain')}
              </Button>
              <Button variant="badSolid" icon="player-stop" onClick={recording.stop}>
                {t('make.record.stop')}
              </Button>
            </>
          )}
          {state.kind === 'recorded' && (
            <Button icon="refresh" disabled={progress !== null} onClick={recording.begin}>
              {t('make.record.anew')}
            </Button>
          )}
          {state.kind === 'recorded' && (
            <Button
              variant="primary"
              disabled={state.parts.length === 0}
              loading={progress !== null}
              onClick={() => void keep()}
            >
              {t('make.wordlists.keepSounds', { count: state.parts.length })}
            </Button>
          )}
          {(state.kind === 'idle' || state.kind === 'asking' || state.kind === 'refused') && (
            <Button
              variant="primary"
              icon="microphone"
              loading={state.kind === 'asking'}
              onClick={recording.begin}
            >
              {t('make.record.begin')}
            </Button>
          )}
        </>
      }
    >
      {state.kind === 'refused' && (
        <p className={classes.note} role="alert">
          <Icon name="alert-circle" size={16} />
          {state.code === 'recorder.noMicrophone'
            ? t('error.recorder.noMicrophone')
            : t(`make.record.${state.code === 'recorder.notAllowed' ? 'notAllowed' : 'failed'}`)}
        </p>
      )}
      {now !== null && (
        <p className={classes.sayThis} role="status" {...inLanguage(locale)}>
          {words[now]?.word}
        </p>
      )}
      <ol className={classes.toSay} {...inLanguage(locale)}>
        {words.map(({ word, meaning }, at) => {
          const isSaid =
            (state.kind === 'recording' && at < state.cuts.parts.length) ||
            (state.kind === 'recorded' && at < state.parts.length);
          return (
            <li key={meaning._id} data-now={at === now ? '' : undefined} data-said={isSaid ? '' : undefined}>
              {isSaid ? <Icon name="check" size={16} /> : <Icon name="circle-dashed" size={16} />}
              <span>{word}</span>
              {state.kind === 'recorded' && state.urls[at] !== undefined && (
                <SoundButton url={state.urls[at]} name={word} />
              )}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
