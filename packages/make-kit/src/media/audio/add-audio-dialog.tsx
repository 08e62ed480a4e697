import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId, useState } from 'react';
import { ChooseFile, DropTarget } from '../drop-target.tsx';
import { UploadLine } from '../upload-line.tsx';
import type { OpenedDialog } from '../use-lazy-dialog.tsx';
import { useUpload } from '../use-upload.ts';
import classes from './add-audio-dialog.module.css';
import { RecordTab } from './record-tab.tsx';
import { SpeechTab } from './speech-tab.tsx';

export interface AddAudioProps extends OpenedDialog {
  readonly label: string;
  readonly words: string;
  readonly language: string;
  readonly notSpoken?: string | undefined;
  readonly onTake: (file: string) => void;
}

function UploadTab({ label, onTake }: Pick<AddAudioProps, 'label' | 'onTake'>) {
  const { t } = useTexts();
  const hintId = useId();
  const upload = useUpload('audio');
  const take = async (file: File) => {
    const name = await upload.send(file);
    if (name !== null) onTake(name);
  };
  return (
    <div className={classes.tab}>
      <DropTarget kind="audio" large onFile={(file) => void take(file)}>
        <p id={hintId} className={classes.words}>
          {t('make.file.hint.audio')}
        </p>
        <ChooseFile kind="audio" label={label} describedBy={hintId} onFile={(file) => void take(file)}>
          {t('make.file.choose')}
        </ChooseFile>
        <UploadLine upload={upload} label={label} />
      </DropTarget>
    </div>
  );
}

/** Spec 3 §2.3: mp3 upload, text-to-speech generation and in-browser recording. */
export default function AddAudioDialog(props: AddAudioProps) {
  const { label, words, language, notSpoken, onTake } = props;
  const { t } = useTexts();
  const [tab, setTab] = useState(words.trim() === '' || notSpoken !== undefined ? 'upload' : 'speech');
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('make.audio.add')}
      lead={label}
      width="decide"
      closeButton
    >
      <Tabs
        label={t('make.audio.ways')}
        current={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'upload',
            label: t('make.audio.upload'),
            content: <UploadTab label={label} onTake={onTake} />,
          },
          {
            id: 'speech',
            label: t('make.audio.speech'),
            content: <SpeechTab words={words} language={language} notSpoken={notSpoken} onTake={onTake} />,
          },
          {
            id: 'record',
            label: t('make.audio.record'),
            content: <RecordTab label={label} words={words} language={language} onTake={onTake} />,
          },
        ]}
      />
    </Dialog>
  );
}
