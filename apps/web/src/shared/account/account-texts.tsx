import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { TextsProvider, useTexts } from '@flink/ui/texts/texts.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useCommonData } from '../common-data.ts';
import { accountApi } from './account-api.ts';

export const accountWords = (locale: string) =>
  queryOptions({
    queryKey: ['common', 'account', locale],
    queryFn: ({ signal }) => accountApi('accountTexts', {}, { signal, locale }),
    staleTime: 5 * 60_000,
    networkMode: 'always',
    retry: 1,
  });

/** The words of the account beside those of the house: learners never wait for them. */
export function AccountTexts({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { strings, locale } = useCommonData();
  const own = useQuery({ ...accountWords(locale), placeholderData: (previous) => previous });
  const rows = useMemo(() => (own.data ? { ...strings, ...own.data.strings } : null), [strings, own.data]);
  if (rows)
    return (
      <TextsProvider rows={rows} locale={locale}>
        {children}
      </TextsProvider>
    );
  if (!own.isError) return <Waiting />;
  return (
    <p role="alert">
      {t('shell.cannotConnect')}{' '}
      <Button icon="retry" onClick={() => void own.refetch()}>
        {t('shell.refresh')}
      </Button>
    </p>
  );
}
