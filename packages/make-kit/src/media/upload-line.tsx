import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './upload-line.module.css';
import type { Upload } from './use-upload.ts';

/** How far an upload is, how to stop it, and why it was refused. */
export function UploadLine({ upload, label }: { readonly upload: Upload; readonly label: string }) {
  const { t } = useTexts();
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
      <span aria-hidden="true">{Math.round(state.share * 100)} %</span>
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
