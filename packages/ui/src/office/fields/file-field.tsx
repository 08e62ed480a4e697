import { Input } from '@mantine/core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { acceptsFile } from './accepts-file.ts';
import { type FieldWords, fieldWords } from './field-words.tsx';
import classes from './file-field.module.css';

export interface FileFieldProps extends FieldWords {
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  /** As in the `accept` attribute. A file of another kind is refused in words, also when dropped. */
  readonly accept: string;
}

export function FileField({ value, onChange, accept, ...words }: FileFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const [over, setOver] = useState(false);
  const error = words.error ?? (refused ? t('office.file.onlyThese', { kinds: accept }) : undefined);
  const { 'aria-required': required, disabled, ...wrapper } = fieldWords({ ...words, error });

  const take = (file: File | undefined) => {
    if (!file) return;
    const fits = acceptsFile(file, accept);
    setRefused(!fits);
    onChange(fits ? file : null);
  };

  const clear = () => {
    if (input.current) input.current.value = '';
    setRefused(false);
    onChange(null);
    input.current?.focus();
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };

  return (
    <Input.Wrapper {...wrapper} id={id}>
      <div
        className={classNames(
          classes.pick,
          classes.box,
          over && classes.over,
          error && classes.bad,
          disabled && classes.off,
        )}
      >
        <Icon name="file-spreadsheet" />
        <span className={classNames(classes.name, !value && classes.none)}>
          {value?.name ?? t('office.file.none')}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          className={classes.input}
          accept={accept}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : words.hint && `${id}-description`}
          onChange={(event) => take(event.currentTarget.files?.[0])}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
        {value && !disabled && (
          <span className={classes.clear}>
            <IconButton icon="x" inRow label={t('office.file.clear', { name: value.name })} onClick={clear} />
          </span>
        )}
        <span className={classes.browse} aria-hidden="true">
          {t('office.file.browse')}
        </span>
      </div>
    </Input.Wrapper>
  );
}
