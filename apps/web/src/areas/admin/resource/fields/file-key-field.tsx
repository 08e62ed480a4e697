import type { FileOf } from '@flink/contract/resources/kit/field.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { acceptsFile } from '@flink/ui/office/fields/accepts-file.ts';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import type { FieldWords } from '@flink/ui/office/fields/field-words.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldFiles } from './field-props.ts';
import classes from './fields.module.css';
import { MadeSound } from './made-sound.tsx';

interface FileKeyFieldProps extends FieldWords {
  readonly of: FileOf;
  readonly value: string | null;
  readonly onChange: (key: string | null) => void;
  readonly files: FieldFiles;
  /** Of a sound: the text that is heard in it, and its language. */
  readonly says?: string;
  readonly language?: string | undefined;
}

const ACCEPT: Readonly<Record<FileOf, string>> = {
  image: '.png,.jpg,.jpeg,.webp,.gif,.svg',
  audio: '.mp3',
  document: '.pdf',
  film: '.mp4,.webm,.json',
  captions: '.vtt',
};

/** A file that is uploaded as soon as it is chosen; saving the form puts it into the row. */
export function FileKeyField({
  of,
  value,
  onChange,
  files,
  says = '',
  language,
  ...words
}: FileKeyFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [local, setLocal] = useState<{
    readonly key: string;
    readonly url: string;
    readonly name: string;
  } | null>(null);
  const [sending, setSending] = useState<{
    readonly name: string;
    readonly share: number;
    readonly stop: () => void;
  } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => () => (local ? URL.revokeObjectURL(local.url) : undefined), [local]);

  const take = async (file: File | undefined) => {
    if (!file || words.disabled) return;
    if (!acceptsFile(file, ACCEPT[of])) {
      setFailed(t('office.file.onlyThese', { kinds: ACCEPT[of] }));
      return;
    }
    const gaveUp = new AbortController();
    setFailed(null);
    setSending({ name: file.name, share: 0, stop: () => gaveUp.abort() });
    try {
      const key = await files.upload(
        file,
        (share) => setSending((now) => now && { ...now, share }),
        gaveUp.signal,
      );
      setLocal({ key, url: URL.createObjectURL(file), name: file.name });
      onChange(key);
    } catch (error) {
      if (!gaveUp.signal.aborted) setFailed((error as Error).message);
    } finally {
      setSending(null);
      if (input.current) input.current.value = '';
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const address =
    value === null ? undefined : local?.key === value ? local.url : addressOf(value, files.links);
  const own = value === null ? undefined : local?.key === value ? local.name : ownName(value);
  const name = own ?? t(value === null ? 'office.file.none' : 'manage.keptFile');
  const error = failed ?? words.error;
  const isUnmade = of === 'audio' && value === null && !sending && words.disabled !== true;

  return (
    <fieldset className={classes.file} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className={classes.label}>
        {words.label}
        {words.required && <span className={classes.star}> *</span>}
      </legend>
      <div className={classNames(classes.kept, isUnmade && classes.ways)}>
        {of === 'image' && (
          <span className={classes.picture}>
            {address ? <img src={address} alt="" /> : <Icon name="photo" size={24} />}
          </span>
        )}
        {of === 'audio' && address && (
          // biome-ignore lint/a11y/useMediaCaption: the text that is spoken stands beside it in the form
          <audio src={address} controls className={classes.audio} aria-label={words.label} />
        )}
        {of === 'film' && address && value && !value.endsWith('.json') && (
          // biome-ignore lint/a11y/useMediaCaption: the captions are a field of their own in the form
          <video
            src={address}
            controls
            preload="metadata"
            className={classes.film}
            aria-label={words.label}
          />
        )}
        {(of === 'document' || of === 'captions') && <Icon name="file-text" size={24} />}
        <div className={classes.words}>
          {sending ? (
            <>
              <span className={classes.name}>{sending.name}</span>
              <progress
                className={classes.progress}
                max={1}
                value={sending.share}
                aria-label={sending.name}
              />
            </>
          ) : (
            // A sound says what it is by being heard, where it has no name.
            (of !== 'audio' || own !== undefined || (value === null && words.disabled)) && (
              <span className={classes.name} title={name}>
                <bdi>{name}</bdi>
              </span>
            )
          )}
        </div>
        {sending ? (
          <IconButton
            icon="x"
            inRow
            label={t('manage.stopUpload', { name: sending.name })}
            onClick={sending.stop}
          />
        ) : (
          !words.disabled && (
            <>
              {of === 'audio' && (
                <MadeSound
                  isFirst={isUnmade}
                  label={words.label}
                  says={says}
                  language={language}
                  files={files}
                  onTake={({ key, url }) => {
                    setLocal({ key, url, name: t('manage.newSound') });
                    setFailed(null);
                    onChange(key);
                  }}
                />
              )}
              <Button
                icon="upload"
                variant={isUnmade ? 'quiet' : 'line'}
                aria-describedby={error || words.hint ? `${id}-words` : undefined}
                onClick={() => input.current?.click()}
              >
                {t(isUnmade ? 'manage.mp3' : value === null ? 'manage.chooseFile' : 'manage.replaceFile')}
              </Button>
              {value !== null && (
                <IconButton
                  icon="trash"
                  inRow
                  label={t('office.file.clear', { name: words.label })}
                  onClick={() => onChange(null)}
                />
              )}
            </>
          )
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT[of]}
        aria-label={words.label}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      {(error || words.hint) && (
        <div id={`${id}-words`} className={classes.hint} role={error ? 'alert' : undefined}>
          {error ? <FieldError>{error}</FieldError> : words.hint}
        </div>
      )}
    </fieldset>
  );
}

const NUMBERED = /^[0-9a-f-]{36}$/;

/** What its owner called it; of what was made here, or sent before names were kept, there is a number alone. */
function ownName(key: string): string | undefined {
  const last = key.split('/').at(-1) ?? '';
  return NUMBERED.test(last) ? undefined : last;
}

/** What comes with the product lies at a public address; what was uploaded has a link. */
const addressOf = (key: string, links: FieldFiles['links']): string | undefined =>
  links[key] ?? (key.startsWith('/') ? key : undefined);
