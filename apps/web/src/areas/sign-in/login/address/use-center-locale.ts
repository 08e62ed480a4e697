import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect } from 'react';
import type { CommonData } from '../../../../shared/common-data.ts';
import { adoptLocale } from '../../../../shared/locale.ts';

/** A center speaks its own languages: one that it does not offer gives way to its default. */
export function useCenterLocale(
  { config }: CommonData['learningCenters'][number],
  asked: string | null,
): void {
  const { locale } = useTexts();
  useEffect(() => {
    if (!asked && !config.locales.includes(locale)) adoptLocale(config.defaultLocale);
  }, [asked, config, locale]);
}
