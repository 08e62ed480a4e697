import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { percentText } from '@flink/ui/texts/percent-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './upload-line.module.css';
import type { UploadState } from './uploads.ts';

interface UploadLineProps {
  readonly upload: { readonly state: UploadState; cancel(): void };
  readonly label: string;
}

/** How far an upload is, how to stop it, and why it was refused. */
export function UploadLine({ upload, label }: UploadLineProps) {
  const { t, locale } = useTexts();
  const { state, cancel } = upload;
  if (state.kind === 'idle') return null;
  if (state.kind === 'refused')
    return (
      <p className={classes.refused} role="alert">
        <Icon name="alert-circle" size={14} />
        <span>{state.words}</span>
      </p>
    );
  return (
    <div className={classes.line}>
      <progress
        className={classes.bar}
        max={1}
        value={state.share}
        aria-label={t('make.file.uploading', { label })}
      />
      <span aria-hidden="true">{percentText(locale, state.share)}</span>
      <IconButton icon="x" inRow label={t('make.file.cancel')} onClick={cancel} />
      {state.waits && (
        <p className={classes.waits} role="status">
          <Icon name="cloud-off" size={14} />
          <span>{t('make.file.lineGone')}</span>
        </p>
      )}
    </div>
  );
}
