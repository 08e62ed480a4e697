export { directionOfText } from '@flink/contract/texts/text-direction.ts';

import { directionIn } from '@flink/contract/texts/text-direction.ts';
import { directionOf } from '@flink/contract/texts/translate.ts';
import { createContext, type ReactNode, useContext } from 'react';
import { useTexts } from './texts.tsx';

export interface Language {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * The attributes of words in a language. Never `dir="auto"`: it goes by the first letter, and turns an Arabic sentence
 * around that begins with a Latin name.
 */
export function inLanguage(lang: string): Language;
export function inLanguage(lang: string | undefined): Partial<Language>;
export function inLanguage(lang: string | undefined): Partial<Language> {
  return lang === undefined ? {} : { lang, dir: directionOf(lang) };
}

/** The attributes of a field in which an author writes: also a word of another language runs its own way. */
export const writtenIn = (lang: string | undefined, text: string): Partial<Language> =>
  lang === undefined ? {} : { lang, dir: directionIn(lang, text) };

const PlaceContext = createContext<string | null>(null);

/** A part of the page in a language of its own, as a game is: what stands in it is laid out its way. */
export function LanguagePlace({ lang, children }: { readonly lang: string; readonly children: ReactNode }) {
  return (
    <PlaceContext value={lang}>
      <div {...inLanguage(lang)} style={{ display: 'contents' }}>
        {children}
      </div>
    </PlaceContext>
  );
}

/** For words of the house that stand in such a part: they stay in the language of the page. */
export function useHouseLanguage(): Partial<Language> {
  const { locale } = useTexts();
  const place = useContext(PlaceContext);
  return place === null || place === locale ? {} : inLanguage(locale);
}
