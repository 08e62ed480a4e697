import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';

interface WaitingProps {
  /** Of the page that is waited for. */
  readonly title: string;
  readonly queries: readonly UseQueryResult<unknown>[];
}

/** Until all of it has come: rows in its shape, or what went wrong. */
export function Waiting({ title, queries }: WaitingProps) {
  const failed = queries.find(({ isError }) => isError);
  return (
    <Page form>
      <PageHead title={title} />
      {failed ? (
        <EmptyState
          state={{
            kind: 'error',
            title: failed.error?.message ?? '',
            message: '',
            onRetry: () => {
              for (const query of queries) if (query.isError) void query.refetch();
            },
          }}
        />
      ) : (
        <SkeletonRows rows={5} withPicture={false} />
      )}
    </Page>
  );
}
