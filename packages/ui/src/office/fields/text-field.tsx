import { TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { writtenIn } from '../../texts/language.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { type FieldWords, fieldWords } from './field-words.tsx';
import { useLengthWords } from './use-length-words.ts';

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  /** Of one that holds its letters itself: what stands in it first. */
  readonly defaultValue?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDownCapture?: (event: KeyboardEvent) => void;
  readonly onEnter?: () => void;
  readonly name?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  readonly placeholder?: string;
  /** A longer text is refused beside the field; nothing is cut. */
  readonly maxLength?: number | undefined;
  readonly autoComplete?: string;
  readonly icon?: IconName;
  /** A unit or a small button at the end, inside the edge. */
  readonly end?: ReactNode;
  readonly endWidth?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** The language of what is written in it; the words around it stay in that of the page. */
  readonly language?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    disabled,
    value,
    defaultValue,
    onChange,
    onEnter,
    icon,
    end,
    endWidth,
    language,
    maxLength,
    ...rest
  } = props;
  const words = useLengthWords(value.length, maxLength, { hint, error });
  return (
    <TextInput
      {...fieldWords({ label, ...words, required, disabled })}
      {...writtenIn(language, value)}
      {...rest}
      {...(defaultValue === undefined ? { value } : { defaultValue })}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      leftSection={icon && <Icon name={icon} />}
      rightSection={end}
      rightSectionWidth={endWidth}
    />
  );
}
