import type { Instruction } from '@flink/game-kit/react/play.ts';
import type { LanguageVersion } from './language-version.ts';
import { textIn, valueIn } from './stored-words.ts';

/** Spec 3 §3: what the author says about the whole activity, in the reader's language where it is said in several. */
export function instructionOf({ data, locale }: LanguageVersion, reader: string): Instruction | null {
  const gameData = valueIn(data, 'gameData');
  const several = valueIn(gameData, 'multiLocaleInstructions');
  const usual = textIn(several, 'defaultLocale');
  const spoken = [reader, locale, usual].find(
    (code) => code && textIn(valueIn(several, code), 'instructionText'),
  );
  const told = spoken ? valueIn(several, spoken) : gameData;
  const text = textIn(told, 'instructionText');
  if (text === null) return null;
  const audio = textIn(told, 'instructionAudio');
  return { text, locale: spoken ?? locale, ...(audio === null ? {} : { audio }) };
}
