import { MOST_LETTERS } from '@flink/game-kit/model/content/field-kinds.ts';

/** What is said about all problems, in one language or in several (spec 3 §3, Activity data). */
export interface Told {
  readonly instructionText?: string;
  readonly instructionAudio?: string;
}

export type ToldByLanguage = Readonly<Record<string, Told | string | undefined>> & {
  readonly defaultLocale?: string;
};

export interface WithInstructions extends Told {
  /** A text of the house; then the text is its words. */
  readonly instructionString?: number;
  readonly multiLocaleInstructions?: ToldByLanguage;
}

/** Spec 3 §5.4. */
export const LONGEST_INSTRUCTION = MOST_LETTERS.instruction;

const without = <Data extends WithInstructions>(data: Data): Data => {
  const { instructionText, instructionAudio, instructionString, multiLocaleInstructions, ...rest } = data;
  return rest as Data;
};

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;

/** The languages in which something is said, the usual one first. */
export function toldLanguages({ multiLocaleInstructions }: WithInstructions): readonly string[] {
  const { defaultLocale, ...told } = multiLocaleInstructions ?? {};
  const codes = Object.keys(told).filter((code) => isTold(told[code]));
  return [
    ...codes.filter((code) => code === defaultLocale),
    ...codes.filter((code) => code !== defaultLocale),
  ];
}

export function toldIn({ multiLocaleInstructions }: WithInstructions, language: string): Told {
  const told = multiLocaleInstructions?.[language];
  return isTold(told) ? told : {};
}

export const isMultiLocale = ({ multiLocaleInstructions }: WithInstructions): boolean =>
  isTold(multiLocaleInstructions);

/**
 * Spec 3 §4.2: current texts move under the language, it becomes the default, the single fields are cleared. A text of
 * the house has its languages already.
 */
export function toMultiLocale<Data extends WithInstructions>(data: Data, language: string): Data {
  if (data.instructionString !== undefined || isMultiLocale(data)) return data;
  const { instructionText, instructionAudio } = data;
  return {
    ...without(data),
    multiLocaleInstructions: {
      defaultLocale: language,
      [language]: {
        instructionText: instructionText ?? '',
        ...(instructionAudio === undefined ? {} : { instructionAudio }),
      },
    },
  };
}

/** Spec 3 §4.2: what is said in one language is kept; the files of the others are in no version any more and go. */
export function toSingleLocale<Data extends WithInstructions>(data: Data, language: string): Data {
  if (!isMultiLocale(data)) return data;
  const { instructionText = '', instructionAudio } = toldIn(data, language);
  return {
    ...without(data),
    instructionText,
    ...(instructionAudio === undefined ? {} : { instructionAudio }),
  };
}

/** A text of the house takes the place of what was written; taken away, its words stay to be written on. */
export function withHouseString<Data extends WithInstructions>(
  data: Data,
  chosen: { readonly number: number; readonly text: string } | null,
): Data {
  const { instructionString: _old, ...rest } = data;
  if (chosen === null) return rest as Data;
  return {
    ...(rest as Data),
    instructionString: chosen.number,
    instructionText: chosen.text,
  };
}
