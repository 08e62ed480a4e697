import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { type ReactNode, useId } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import type { FieldInputProps } from './field-props.ts';
import classes from './fields.module.css';

interface PerLocaleFieldProps extends FieldInputProps {
  readonly value: Readonly<Record<string, string>>;
  /** The field of one language. */
  readonly draw: (props: FieldInputProps) => ReactNode;
}

/** The same in every language, one below the other; what is left empty falls back to the first. */
export function PerLocaleField({ draw, ...props }: PerLocaleFieldProps) {
  const { label, hint, error, required, value, onChange, errorAt } = props;
  const { locales } = useCommonData();
  const titleId = useId();
  const set = (code: string, next: unknown) => {
    const { [code]: _, ...rest } = value;
    onChange(next === null || next === '' ? rest : { ...rest, [code]: next });
  };
  return (
    <fieldset className={classes.group} aria-describedby={error || hint ? titleId : undefined}>
      <legend className={classes.legend}>
        {label}
        {required && <span className={classes.star}> *</span>}
      </legend>
      {(error || hint) && (
        <div id={titleId} className={classes.hint}>
          {error ? <FieldError>{error}</FieldError> : hint}
        </div>
      )}
      <div className={classes.locales}>
        {locales.map(({ code, displayName }) => {
          const wrong = errorAt(code);
          return (
            <div key={code}>
              {draw({
                ...props,
                label: displayName,
                required: false,
                hint: '',
                error: wrong ?? '',
                value: value[code] ?? null,
                says: (props.says as Readonly<Record<string, string>> | undefined)?.[code],
                onChange: (next) => set(code, next),
                language: code,
              })}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
