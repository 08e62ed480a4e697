import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ClipboardEvent, type DragEvent, useId, useRef } from 'react';
import type { FileKind } from '../description/field.ts';
import { useEditing } from '../editing.tsx';
import classes from './file-control.module.css';
import { ACCEPTED } from './limits.ts';
import { useUpload } from './use-upload.ts';

export interface FileControlProps {
  readonly kind: FileKind;
  /** Of what: “Picture of the question”. */
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (file: string | undefined) => void;
}

function Shown({
  kind,
  label,
  file,
}: {
  readonly kind: FileKind;
  readonly label: string;
  readonly file: string;
}) {
  const { host } = useEditing();
  const url = host.mediaUrl(file);
  if (kind === 'image') return <img className={classes.picture} src={url} alt={label} />;
  if (kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: what is said in it is the text beside it.
    return <audio className={classes.sound} controls preload="none" src={url} aria-label={label} />;
  if (kind === 'video')
    // biome-ignore lint/a11y/useMediaCaption: an author looks at the film that was just chosen.
    return <video className={classes.film} controls preload="none" src={url} aria-label={label} />;
  return (
    <a className={classes.paper} href={url} target="_blank" rel="noreferrer">
      <Icon name="file-text" />
      {file.split('/').at(-1)}
    </a>
  );
}

/** A picture, a sound, a film or a paper: dropped, pasted or chosen; what is on its way shows how far it is. */
export function FileControl({ kind, label, value, onChange }: FileControlProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { uploading, failed, over, setOver, take, cancel, again } = useUpload(kind, onChange);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (file === undefined) return;
    event.preventDefault();
    take(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are besides; the button inside does the same.
    <div
      className={classNames(classes.drop, over && classes.over)}
      data-file={kind}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {value !== undefined && uploading === null && <Shown kind={kind} label={label} file={value} />}
      {uploading !== null && (
        <div className={classes.way}>
          <progress
            className={classes.bar}
            max={1}
            value={uploading}
            aria-label={t('make.file.uploading', { label })}
          />
          <span aria-hidden="true">{Math.round(uploading * 100)} %</span>
          <IconButton icon="x" inRow label={t('make.file.cancel')} onClick={cancel} />
        </div>
      )}
      {failed !== null && (
        <p className={classes.failed} role="alert">
          <Icon name="alert-circle" size={14} />
          <span>{failed.words}</span>
          {failed.retry && (
            <button type="button" className={classes.again} onClick={again}>
              {t('make.file.again')}
            </button>
          )}
        </p>
      )}
      <div className={classes.acts}>
        <Button icon="upload" onClick={() => input.current?.click()} aria-describedby={hintId}>
          {value === undefined ? t('make.file.choose') : t('make.file.other')}
        </Button>
        {value !== undefined && (
          <IconButton
            icon="trash"
            label={t('make.file.remove', { label })}
            onClick={() => onChange(undefined)}
          />
        )}
        <input
          ref={input}
          type="file"
          className={classes.input}
          accept={ACCEPTED[kind]}
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p id={hintId} className={classes.hint}>
        {t(`make.file.hint.${kind}`)}
      </p>
    </div>
  );
}
