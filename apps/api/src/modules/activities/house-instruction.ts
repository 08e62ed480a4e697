import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';

type Data = Readonly<Record<string, unknown>>;
/** A text of the house by its language. */
export type HouseText = Readonly<Record<string, string>>;

const dataIn = (value: unknown): Data | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : null;

/** Which text of the house an activity, or one of its languages, has for its instruction; null: none. */
export function instructionStringOf(data: Data): number | null {
  const number = dataIn(data.gameData)?.instructionString;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

/**
 * With the words of that text as they are now, in all its languages: what was copied when it was chosen is of that day.
 * A sound of the author's own stays with the language it was made in.
 */
export function withHouseInstruction(data: Data, text: HouseText, locale: string): Data {
  const gameData = dataIn(data.gameData);
  if (!gameData) return data;
  const { instructionText: _copied, instructionAudio, ...rest } = gameData;
  const said = Object.entries(text).map(([code, instructionText]) => [
    code,
    { instructionText, ...(code === locale && instructionAudio !== undefined ? { instructionAudio } : {}) },
  ]);
  const usual = [locale, DEFAULT_LOCALE].find((code) => text[code] !== undefined) ?? Object.keys(text)[0];
  return {
    ...data,
    gameData: {
      ...rest,
      multiLocaleInstructions: { defaultLocale: usual, ...Object.fromEntries(said) },
    },
  };
}
