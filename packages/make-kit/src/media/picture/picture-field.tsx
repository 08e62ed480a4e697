import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { Place } from '../../document/place.ts';
import { type Change, useEditing } from '../../editing.tsx';
import { DropTarget } from '../drop-target.tsx';
import fileClasses from '../file-control.module.css';
import { UploadLine } from '../uploads/upload-line.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { useLazyDialog } from '../use-lazy-dialog.tsx';
import type { AddPictureProps } from './add-picture-dialog.tsx';
import { creditChange } from './credits.ts';
import classes from './picture-field.module.css';

export interface PictureFieldProps {
  /** Of what: “Picture of the question”. */
  readonly label: string;
  /** Where it stands in the document. */
  readonly place: Place;
  readonly value: string | undefined;
  /**
   * `at`: where its place is by now; a file arrives when the author is elsewhere already. `beside`: what else is to be
   * changed in the same step.
   */
  readonly onChange: (file: string | undefined, at: Place, beside: readonly Change[]) => void;
  /** What the picture is about, as far as it is written beside it. */
  readonly words?: string;
  /** The language of these words. */
  readonly language: string;
  /** The field beside it that says what the picture shows, and what it says now. */
  readonly shows?: { readonly field: string; readonly value: string } | undefined;
}

const load = () => import('./add-picture-dialog.tsx');

/** A picture of an activity: from the computer, the clipboard or the clipart. */
export function PictureField(props: PictureFieldProps) {
  const { label, place, value, onChange, words = '', language, shows } = props;
  const { host } = useEditing();
  const { t } = useTexts();
  const upload = useUpload({ kind: 'image', label, place });
  const [current, setCurrent] = useState<string | null>(null);
  const [isLarge, setLarge] = useState(false);
  const { open, close, shown } = useLazyDialog<AddPictureProps>(load);
  // Another picture, or none, shows something else.
  const untold = (at: Place): readonly Change[] =>
    shows && value !== undefined ? [{ place: [...at.slice(0, -1), shows.field], value: undefined }] : [];
  const drop = (file: File) => void upload.send(file, (name, at) => onChange(name, at, untold(at)));
  const openWith = (file: string | null) => {
    setCurrent(file);
    open();
  };
  return (
    <>
      <DropTarget kind="image" onFile={drop}>
        {value !== undefined && upload.state.kind !== 'sending' && (
          <img className={classes.picture} src={host.mediaUrl(value)} alt={shows?.value || label} />
        )}
        <UploadLine upload={upload} label={label} />
        <div className={fileClasses.acts}>
          <Button icon="photo-plus" aria-haspopup="dialog" onClick={() => openWith(null)}>
            {value === undefined ? t('make.picture.add') : t('make.picture.change')}
          </Button>
          {value !== undefined && (
            <>
              <IconButton
                icon="arrows-maximize"
                label={t('make.picture.large')}
                aria-haspopup="dialog"
                onClick={() => setLarge(true)}
              />
              <IconButton
                icon="crop"
                label={t('make.picture.edit')}
                aria-haspopup="dialog"
                onClick={() => openWith(value)}
              />
              <IconButton
                icon="trash"
                label={t('make.file.remove', { label })}
                onClick={() => onChange(undefined, place, untold(place))}
              />
            </>
          )}
        </div>
      </DropTarget>
      {isLarge && value !== undefined && (
        <Dialog
          opened
          width="choose"
          title={shows?.value || label}
          closeButton
          onClose={() => setLarge(false)}
        >
          <img className={classes.large} src={host.mediaUrl(value)} alt={shows?.value || label} />
        </Dialog>
      )}
      {shown && (
        <shown.Dialog
          key={shown.key}
          opened={shown.opened}
          onClose={shown.onClose}
          label={label}
          place={place}
          words={words}
          language={language}
          // Another picture shows something else.
          shows={shows && (current === null && value !== undefined ? '' : shows.value)}
          current={current}
          onTake={(taken, at) => {
            close();
            const around = at.slice(0, -1);
            onChange(taken.file, at, [
              ...(shows && taken.shows !== undefined
                ? [{ place: [...around, shows.field], value: taken.shows === '' ? undefined : taken.shows }]
                : []),
              creditChange(taken.file, taken.credit),
            ]);
          }}
        />
      )}
    </>
  );
}
