import { sayOfSilence } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { TextsProvider, useTexts } from '@flink/ui/texts/texts.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useCommonData } from '../common-data.ts';
import { officeApi } from './office-api.ts';
import { OfficeLook } from './office-look.tsx';

const officeTexts = (locale: string) =>
  queryOptions({
    queryKey: ['common', 'office', locale],
    queryFn: ({ signal }) => officeApi('officeTexts', {}, { signal, locale }),
    staleTime: 5 * 60_000,
    retry: 1,
  });

/** The words of the office beside those of the house: learners never wait for them. */
export function OfficeTexts({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { strings, locale } = useCommonData();
  const own = useQuery({ ...officeTexts(locale), placeholderData: (previous) => previous });
  const rows = useMemo(() => (own.data ? { ...strings, ...own.data.strings } : null), [strings, own.data]);
  const silence = t('error.server.noResponse');
  useEffect(() => {
    sayOfSilence(silence);
  }, [silence]);
  if (rows)
    return (
      <TextsProvider rows={rows} locale={locale}>
        {children}
      </TextsProvider>
    );
  if (!own.isError) return null;
  return (
    <OfficeLook>
      <EmptyState
        state={{
          kind: 'first',
          title: t('shell.cannotConnect'),
          message: t('shell.cannotConnectText'),
          actions: <Button onClick={() => own.refetch()}>{t('shell.refresh')}</Button>,
        }}
      />
    </OfficeLook>
  );
}
