import type { FileOf } from '@flink/contract/resources/kit/field.ts';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import type { FieldWords } from '@flink/ui/office/fields/field-words.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { FieldFiles } from './field-props.ts';
import classes from './fields.module.css';
import { FileKeyField } from './file-key-field.tsx';

interface FilesFieldProps extends FieldWords {
  readonly of: FileOf;
  readonly max: number;
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  readonly files: FieldFiles;
  readonly errorAt: (part: number) => string | undefined;
}

/** Several files in an order, with a place for the next one until there are enough. */
export default function FilesField({ of, max, value, onChange, files, errorAt, ...words }: FilesFieldProps) {
  const { t } = useTexts();
  // A place stays the same when its file has come: it shows the file until the form is saved.
  const [placeOf] = useState(() => new Map<string, string>());
  const [nextPlace, setNextPlace] = useState(0);
  const places = value.length < max && !words.disabled ? [...value, null] : value;
  const idOf = (key: string | null) => (key === null ? `next ${nextPlace}` : (placeOf.get(key) ?? key));
  const set = (at: number, key: string | null) => {
    const before = value[at] ?? null;
    if (key !== null) placeOf.set(key, idOf(before));
    if (key !== null && before === null) setNextPlace(nextPlace + 1);
    onChange([...value.slice(0, at), ...(key === null ? [] : [key]), ...value.slice(at + 1)]);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{words.label}</legend>
      {(words.error || words.hint) && (
        <div className={classes.hint}>
          {words.error ? <FieldError>{words.error}</FieldError> : words.hint}
        </div>
      )}
      <div className={classes.places}>
        {places.map((key, at) => {
          const wrong = errorAt(at);
          return (
            <FileKeyField
              key={idOf(key)}
              label={t('manage.fileOf', { label: words.label, n: at + 1 })}
              of={of}
              value={key}
              files={files}
              disabled={words.disabled ?? false}
              {...(wrong ? { error: wrong } : {})}
              onChange={(next) => set(at, next)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
