import { type Texts, textsOf, useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commonData } from '../../../shared/common-data.ts';

/** What the house says in another language than the page's; undefined until it has come, and where it speaks it not. */
export function useTextsIn(locale: string): Texts | undefined {
  const page = useTexts();
  const { data } = useQuery({ ...commonData(locale), enabled: locale !== page.locale });
  return useMemo(
    () => (data?.locale === locale && data.speaks ? textsOf(data.strings, data.locale) : undefined),
    [data, locale],
  );
}
