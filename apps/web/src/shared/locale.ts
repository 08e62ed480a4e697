import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { useSyncExternalStore } from 'react';
import { localStorageText } from './local-storage-text.ts';
import { LOCALE_KEY } from './prefetch/storage-keys.ts';

const chosen = localStorageText(LOCALE_KEY);

/** The language chosen here, else the browser's, else English. The server falls back where it does not know it. */
export const currentLocale = (): string => chosen.get() ?? navigator.language.split('-')[0] ?? DEFAULT_LOCALE;

export const chooseLocale = (locale: string): void => chosen.set(locale);

export const useLocale = (): string => useSyncExternalStore(chosen.subscribe, currentLocale);
