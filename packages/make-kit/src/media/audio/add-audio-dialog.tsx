import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId, useRef, useState } from 'react';
import type { Place } from '../../document/place.ts';
import { ChooseFile, DropTarget } from '../drop-target.tsx';
import { UploadLine } from '../uploads/upload-line.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import type { OpenedDialog } from '../use-lazy-dialog.tsx';
import classes from './add-audio-dialog.module.css';
import { type HeldRecording, RecordTab } from './record-tab.tsx';
import { SpeechTab } from './speech-tab.tsx';

const NOWHERE: Place = [];

export interface AddAudioProps extends OpenedDialog {
  readonly label: string;
  readonly words: string;
  readonly language: string;
  readonly notSpoken?: string | undefined;
  /** What somebody asked for already; else what fits the words. */
  readonly way?: 'speech' | 'record' | undefined;
  /** Where it will stand in the document; without one it is stopped when the dialog is closed. */
  readonly place?: Place;
  readonly onTake: (file: string, at: Place) => void;
}

function UploadTab({ label, place, onTake }: Pick<AddAudioProps, 'label' | 'place' | 'onTake'>) {
  const { t } = useTexts();
  const hintId = useId();
  const upload = useUpload({ kind: 'audio', label, place });
  const take = (file: File) => void upload.send(file, onTake);
  return (
    <div className={classes.tab}>
      <DropTarget kind="audio" large onFile={take}>
        <p id={hintId} className={classes.words}>
          {upload.hint}
        </p>
        <ChooseFile kind="audio" label={label} describedBy={hintId} onFile={take}>
          {t('make.file.choose')}
        </ChooseFile>
        <UploadLine upload={upload} label={label} />
      </DropTarget>
    </div>
  );
}

/** Spec 3 §2.3: mp3 upload, text-to-speech generation and in-browser recording. */
export default function AddAudioDialog(props: AddAudioProps) {
  const { label, place = NOWHERE, words, language, notSpoken, onTake } = props;
  const { t } = useTexts();
  const { confirm } = useDialogs();
  const [held, setHeld] = useState<HeldRecording | null>(null);
  const mayLeave = async () => {
    if (held === null) return true;
    const leaves = await confirm({
      question: t('make.record.leave'),
      message: t('make.record.leaveWhy'),
      action: t('make.record.leaveAction'),
      loses: true,
    });
    if (leaves) held.letGo();
    return leaves;
  };
  const close = async () => {
    if (await mayLeave()) props.onClose();
  };
  const fitting = words.trim() === '' || notSpoken !== undefined ? 'upload' : 'speech';
  const [tab, setTab] = useState<string>(props.way ?? fitting);
  const ways = useRef<HTMLDivElement>(null);
  const go = async (to: string) => {
    if (to === tab || (await mayLeave())) setTab(to);
    // The keys have gone ahead to the other one.
    else ways.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={() => void close()}
      title={t('make.audio.add')}
      lead={label}
      width="decide"
      closeButton
    >
      <div ref={ways}>
        <Tabs
          label={t('make.audio.ways')}
          current={tab}
          onChange={(to) => void go(to)}
          tabs={[
            {
              id: 'upload',
              label: t('make.audio.upload'),
              content: <UploadTab label={label} place={props.place} onTake={onTake} />,
            },
            {
              id: 'speech',
              label: t('make.audio.speech'),
              content: (
                <SpeechTab
                  words={words}
                  language={language}
                  notSpoken={notSpoken}
                  onTake={(file) => onTake(file, place)}
                />
              ),
            },
            {
              id: 'record',
              label: t('make.audio.record'),
              content: (
                <RecordTab
                  label={label}
                  place={props.place}
                  words={words}
                  language={language}
                  onTake={onTake}
                  onHold={setHeld}
                />
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
