import { inOwnDirection, isolated } from '@flink/contract/texts/isolated.ts';
import { DEFAULT_LOCALE, directionOf, type TextParams, translate } from '@flink/contract/texts/translate.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export type Translate = (key: string, params?: TextParams) => string;

export interface Texts {
  readonly t: Translate;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

const TextsContext = createContext<Texts>({ t: (key) => key, locale: DEFAULT_LOCALE, dir: 'ltr' });

export function textsOf(rows: Readonly<Record<string, string>>, locale: string): Texts {
  const t: Translate = (key, params) =>
    inOwnDirection(translate(rows, locale, key, isolated(params, locale)), locale);
  return { t, locale, dir: directionOf(locale) };
}

export function TextsProvider(props: {
  readonly rows: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly children: ReactNode;
}) {
  const { rows, locale, children } = props;
  const texts = useMemo(() => textsOf(rows, locale), [rows, locale]);
  return <TextsPlace texts={texts}>{children}</TextsPlace>;
}

/** A part of the page whose own words are in another language. */
export const TextsPlace = ({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
);

export const useTexts = (): Texts => useContext(TextsContext);
