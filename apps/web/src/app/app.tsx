import { ErrorBoundary } from '@flink/ui/failure/error-boundary.tsx';
import { TextsProvider } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CommonDataContext, commonData } from '../shared/common-data.ts';
import { useLocale } from '../shared/locale.ts';
import { useSessionRenewal } from '../shared/session/use-session-renewal.ts';
import { CannotConnect } from './cannot-connect.tsx';
import { FirstLoad } from './first-load.tsx';
import { RenderFailure } from './render-failure.tsx';
import { router } from './router.tsx';

export function App() {
  const locale = useLocale();
  const common = useQuery({ ...commonData(locale), placeholderData: (previous) => previous });
  const data = common.data;
  useSessionRenewal();

  useEffect(() => {
    if (!data) return;
    document.documentElement.lang = data.locale;
    document.documentElement.dir = data.locales.find(({ code }) => code === data.locale)?.direction ?? 'ltr';
  }, [data]);

  if (common.isError && !data)
    return <CannotConnect busy={common.isFetching} onRefresh={() => common.refetch()} />;
  if (!data) return <FirstLoad />;
  return (
    <CommonDataContext value={data}>
      <TextsProvider rows={data.strings} locale={data.locale}>
        <ErrorBoundary fallback={() => <RenderFailure />}>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </TextsProvider>
    </CommonDataContext>
  );
}
