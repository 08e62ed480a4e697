import { Textarea } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import { writtenIn } from '../../texts/language.tsx';
import { type FieldWords, fieldWords } from './field-words.tsx';
import { useLengthWords } from './use-length-words.ts';

export interface TextAreaProps extends FieldWords {
  readonly value: string;
  /** Of one that holds its letters itself: what stands in it first. */
  readonly defaultValue?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDownCapture?: (event: KeyboardEvent) => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** A longer text is refused beside the field; nothing is cut. */
  readonly maxLength?: number | undefined;
  /** The language of what is written in it; the words around it stay in that of the page. */
  readonly language?: string | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, disabled, value, defaultValue, onChange, ...given } = props;
  const { rows = 3, language, maxLength, ...rest } = given;
  const words = useLengthWords(value.length, maxLength, { hint, error });
  return (
    <Textarea
      {...fieldWords({ label, ...words, required, disabled })}
      {...writtenIn(language, value)}
      {...rest}
      rows={rows}
      {...(defaultValue === undefined ? { value } : { defaultValue })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
