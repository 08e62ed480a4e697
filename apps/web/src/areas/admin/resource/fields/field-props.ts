import type { Field } from '@flink/contract/resources/kit/field.ts';
import type { SpeechWish } from '@flink/contract/resources/kit/resource-calls.ts';
import type { FieldWords } from '@flink/ui/office/fields/field-words.tsx';

export interface FieldInputProps extends FieldWords {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The words of a value to choose. */
  readonly option: (value: string) => string;
  /** What is wrong with a part of it: `names.es` is asked for by `es`. */
  readonly errorAt: (part: string | number) => string | undefined;
  readonly files: FieldFiles;
  /** What the row that is kept in it is called, where that came with the row. */
  readonly called?: string | undefined;
  /** What it held when it was last saved; undefined in a new row. */
  readonly kept?: unknown;
  /** The text that is heard in it. */
  readonly says?: unknown;
  /** Of what is written in it, where that is not the language of the page. */
  readonly language?: string | undefined;
}

/** Where the files of a field lie. */
export interface FieldFiles {
  /** By key, of what stands in the row. */
  readonly links: Readonly<Record<string, string>>;
  /** Sends one, and says under which key it is kept. */
  readonly upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;
  /** Has a text read aloud into a new file. */
  readonly speak: (
    wish: Omit<SpeechWish, 'field'>,
  ) => Promise<{ readonly key: string; readonly url: string }>;
}
