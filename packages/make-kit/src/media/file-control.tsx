import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import type { Place } from '../document/place.ts';
import { useEditing } from '../editing.tsx';
import { ChooseFile, DropTarget } from './drop-target.tsx';
import classes from './file-control.module.css';
import { UploadLine } from './uploads/upload-line.tsx';
import { useUpload } from './uploads/use-upload.ts';

export interface FileControlProps {
  /** Pictures and sounds have fields of their own. */
  readonly kind: 'video' | 'document';
  /** Of what: “Film of the page”. */
  readonly label: string;
  /** Where it stands in the document. */
  readonly place: Place;
  readonly value: string | undefined;
  /** `at`: where its place is by now; a file arrives when the author is elsewhere already. */
  readonly onChange: (file: string | undefined, at: Place) => void;
}

/** A film or a paper: dropped, pasted or chosen. */
export function FileControl({ kind, label, place, value, onChange }: FileControlProps) {
  const { host } = useEditing();
  const { t } = useTexts();
  const hintId = useId();
  const upload = useUpload({ kind, label, place });
  const take = (file: File) => void upload.send(file, onChange);
  const isIdle = upload.state.kind !== 'sending';
  return (
    <DropTarget kind={kind} onFile={take}>
      {value !== undefined && isIdle && kind === 'video' && (
        // biome-ignore lint/a11y/useMediaCaption: an author looks at the film that was just chosen.
        <video
          className={classes.film}
          controls
          preload="none"
          src={host.mediaUrl(value)}
          aria-label={label}
        />
      )}
      {value !== undefined && isIdle && kind === 'document' && (
        <a className={classes.paper} href={host.mediaUrl(value)} target="_blank" rel="noreferrer">
          <Icon name="file-text" />
          {value.split('/').at(-1)}
        </a>
      )}
      <UploadLine upload={upload} label={label} />
      <div className={classes.acts}>
        <ChooseFile kind={kind} label={label} describedBy={hintId} onFile={take}>
          {value === undefined ? t('make.file.choose') : t('make.file.other')}
        </ChooseFile>
        {value !== undefined && (
          <IconButton
            icon="trash"
            label={t('make.file.remove', { label })}
            onClick={() => onChange(undefined, place)}
          />
        )}
      </div>
      <p id={hintId} className={classes.hint}>
        {upload.hint}
      </p>
    </DropTarget>
  );
}
