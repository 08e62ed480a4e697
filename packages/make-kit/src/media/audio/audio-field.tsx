import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Place } from '../../document/place.ts';
import { useEditing } from '../../editing.tsx';
import { DropTarget } from '../drop-target.tsx';
import classes from '../file-control.module.css';
import { UploadLine } from '../uploads/upload-line.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { useLazyDialog } from '../use-lazy-dialog.tsx';
import type { AddAudioProps } from './add-audio-dialog.tsx';

export interface AudioFieldProps {
  /** Of what: “Sound of the question”. */
  readonly label: string;
  /** Where it stands in the document. */
  readonly place: Place;
  readonly value: string | undefined;
  /** `at`: where its place is by now; a file arrives when the author is elsewhere already. */
  readonly onChange: (file: string | undefined, at: Place) => void;
  /** What is to be heard, as far as it is written beside it. */
  readonly words?: string;
  /** The language of these words. */
  readonly language: string;
  /** Why no voice of the house may read it; else it may. */
  readonly notSpoken?: string | undefined;
}

const load = () => import('./add-audio-dialog.tsx');

/** A sound of an activity: an mp3, a text that is read aloud, or a recording. */
export function AudioField(props: AudioFieldProps) {
  const { label, place, value, onChange, words = '', language, notSpoken } = props;
  const { host } = useEditing();
  const { t } = useTexts();
  const upload = useUpload({ kind: 'audio', label, place });
  const { open, close, shown } = useLazyDialog<AddAudioProps>(load);
  return (
    <>
      <DropTarget kind="audio" onFile={(file) => void upload.send(file, onChange)}>
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
              onClick={() => onChange(undefined, place)}
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
          place={place}
          words={words}
          language={language}
          notSpoken={notSpoken}
          onTake={(file, at) => {
            close();
            onChange(file, at);
          }}
        />
      )}
    </>
  );
}
