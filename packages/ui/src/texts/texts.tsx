import { isolated } from '@flink/contract/texts/isolated.ts';
import { DEFAULT_LOCALE, directionOf, type TextParams, translate } from '@flink/contract/texts/translate.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export type Translate = (key: string, params?: TextParams) => string;

export interface Texts {
  readonly t: Translate;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

const TextsContext = createContext<Texts>({ t: (key) => key, locale: DEFAULT_LOCALE, dir: 'ltr' });

export function TextsProvider(props: {
  readonly rows: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly children: ReactNode;
}) {
  const { rows, locale, children } = props;
  const texts = useMemo<Texts>(() => {
    const t: Translate = (key, params) => translate(rows, locale, key, isolated(params, locale));
    return { t, locale, dir: directionOf(locale) };
  }, [rows, locale]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export const useTexts = (): Texts => useContext(TextsContext);
