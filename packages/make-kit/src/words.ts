import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Field } from './description/field.ts';

/** The words of a field: what it is called, and one of its list. */
export interface NamedField {
  readonly label: string;
  readonly hint?: string;
  /** “Wrong answer 2”. */
  one(index: number): string;
  readonly add: string;
}

export function useFieldWords(name: string, field: Field): NamedField {
  const { t } = useTexts();
  const words = field.words ?? name;
  return {
    label: t(`make.field.${words}`),
    ...(field.hint === undefined ? {} : { hint: t(`make.hint.${field.hint}`) }),
    one: (index) => t(`make.one.${words}`, { number: index + 1 }),
    add: t(`make.add.${words}`),
  };
}
