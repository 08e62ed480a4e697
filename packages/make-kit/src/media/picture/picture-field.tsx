import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { useEditing } from '../../editing.tsx';
import { ChooseFile, DropTarget } from '../drop-target.tsx';
import fileClasses from '../file-control.module.css';
import { UploadLine } from '../upload-line.tsx';
import { useUpload } from '../use-upload.ts';
import classes from './picture-field.module.css';

export interface PictureFieldProps {
  /** Of what: “Picture of the question”. */
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (file: string | undefined) => void;
}

/** A picture of an activity: dropped, pasted or chosen. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const { host } = useEditing();
  const { t } = useTexts();
  const hintId = useId();
  const upload = useUpload('image');
  const take = async (file: File) => {
    const name = await upload.send(file);
    if (name !== null) onChange(name);
  };
  return (
    <DropTarget kind="image" onFile={(file) => void take(file)}>
      {value !== undefined && upload.state.kind !== 'sending' && (
        <img className={classes.picture} src={host.mediaUrl(value)} alt={label} />
      )}
      <UploadLine upload={upload} label={label} />
      <div className={fileClasses.acts}>
        <ChooseFile kind="image" label={label} describedBy={hintId} onFile={(file) => void take(file)}>
          {value === undefined ? t('make.file.choose') : t('make.file.other')}
        </ChooseFile>
        {value !== undefined && (
          <IconButton
            icon="trash"
            label={t('make.file.remove', { label })}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      <p id={hintId} className={fileClasses.hint}>
        {t('make.file.hint.image')}
      </p>
    </DropTarget>
  );
}
