import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEditing } from '../../editing.tsx';
import { DropTarget } from '../drop-target.tsx';
import classes from '../file-control.module.css';
import { UploadLine } from '../upload-line.tsx';
import { useLazyDialog } from '../use-lazy-dialog.tsx';
import { useUpload } from '../use-upload.ts';
import type { AddAudioProps } from './add-audio-dialog.tsx';

export interface AudioFieldProps {
  /** Of what: “Sound of the question”. */
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (file: string | undefined) => void;
  /** What is to be heard, as far as it is written beside it. */
  readonly words?: string;
  /** The language of these words. */
  readonly language: string;
  /** Why no voice of the house may read it; else it may. */
  readonly notSpoken?: string | undefined;
}

const load = () => import('./add-audio-dialog.tsx');

/** A sound of an activity: an mp3, a text that is read aloud, or a recording. */
export function AudioField({ label, value, onChange, words = '', language, notSpoken }: AudioFieldProps) {
  const { host } = useEditing();
  const { t } = useTexts();
  const upload = useUpload('audio');
  const { open, close, shown } = useLazyDialog<AddAudioProps>(load);
  const drop = async (file: File) => {
    const name = await upload.send(file);
    if (name !== null) onChange(name);
  };
  return (
    <>
      <DropTarget kind="audio" onFile={(file) => void drop(file)}>
        {value !== undefined && (
          // biome-ignore lint/a11y/useMediaCaption: what is said in it is the text beside it.
          <audio
            className={classes.sound}
            controls
            preload="none"
            src={host.mediaUrl(value)}
            aria-label={label}
          />
        )}
        <UploadLine upload={upload} label={label} />
        <div className={classes.acts}>
          <Button icon="microphone" aria-haspopup="dialog" onClick={open}>
            {value === undefined ? t('make.audio.add') : t('make.audio.change')}
          </Button>
          {value !== undefined && (
            <IconButton
              icon="trash"
              label={t('make.file.remove', { label })}
              onClick={() => onChange(undefined)}
            />
          )}
        </div>
      </DropTarget>
      {shown && (
        <shown.Dialog
          key={shown.key}
          opened={shown.opened}
          onClose={shown.onClose}
          label={label}
          words={words}
          language={language}
          notSpoken={notSpoken}
          onTake={(file) => {
            close();
            onChange(file);
          }}
        />
      )}
    </>
  );
}
