import { Button } from '@flink/ui/office/buttons/button.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { type ChosenSet, droppedSet, folderSet, zipSet } from './dropped-files.ts';
import classes from './legacy-dialog.module.css';

interface LegacyChoiceProps {
  readonly busy: boolean;
  readonly refused: string | null;
  readonly onSet: (set: Promise<ChosenSet>) => void;
}

/** A folder or a ZIP, chosen or dropped. */
export function LegacyChoice({ busy, refused, onSet }: LegacyChoiceProps) {
  const { t } = useTexts();
  const [over, setOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const taken = ({ currentTarget }: ChangeEvent<HTMLInputElement>): readonly File[] => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    return files;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is besides; the buttons inside do the same.
    <div
      className={classNames(classes.drop, over && classes.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!busy) onSet(droppedSet(event.dataTransfer.items));
      }}
    >
      <Icon name="file-import" size={32} />
      <p>{t('make.legacy.drop')}</p>
      <div className={classes.buttons}>
        <Button icon="folder" disabled={busy} data-autofocus onClick={() => folder.current?.click()}>
          {t('make.legacy.folder')}
        </Button>
        <Button icon="upload" disabled={busy} onClick={() => zip.current?.click()}>
          {t('make.legacy.zip')}
        </Button>
      </div>
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        {...{ webkitdirectory: '' }}
        aria-label={t('make.legacy.folder')}
        onChange={(event) => {
          const files = taken(event);
          if (files.length > 0) onSet(Promise.resolve(folderSet(files)));
        }}
      />
      <input
        ref={zip}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('make.legacy.zip')}
        onChange={(event) => {
          const [file] = taken(event);
          if (file) onSet(zipSet(file));
        }}
      />
      <p role="status">{busy && t('make.legacy.reading')}</p>
      {refused !== null && (
        <div role="alert">
          <FieldError>{refused}</FieldError>
        </div>
      )}
    </div>
  );
}
