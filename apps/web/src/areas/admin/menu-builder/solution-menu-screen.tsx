import { CallFailed } from '@flink/contract/client/client.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { officeApi } from '../../../shared/office/office-api.ts';
import { MenuBuilder } from './builder.tsx';

/** `/admin/solutions/solution-menu/{id}` (spec 3 §2.1). */
export default function SolutionMenuScreen() {
  const { t } = useTexts();
  const { id } = useParams({ strict: false }) as { readonly id: string };
  const menu = useQuery({
    queryKey: ['built-menu', id],
    queryFn: ({ signal }) => officeApi('builtMenu', { params: { id } }, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // It is being built: nothing may change below the hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (menu.data) return <MenuBuilder key={id} menu={menu.data.data} />;
  return (
    <Page>
      <PageHead title={t('title.adminSolutionsSolutionMenu')} />
      {menu.error ? (
        <EmptyState
          state={{
            kind: 'error',
            ...(menu.error instanceof CallFailed && menu.error.code !== 'network'
              ? { title: menu.error.message, message: '' }
              : {}),
            onRetry: () => menu.refetch(),
          }}
        />
      ) : (
        <SkeletonRows rows={10} />
      )}
    </Page>
  );
}
