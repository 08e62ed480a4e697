import { CallFailed } from '@flink/contract/client/client.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ManagedRow } from './resource-api.ts';
import { useManaged } from './use-managed.ts';

interface RowLoaderProps {
  readonly resource: Resource;
  /** Null for a new one. */
  readonly children: (row: ManagedRow | null) => ReactNode;
}

/** The row that the address names, read anew each time it is opened. */
export function RowLoader({ resource, children }: RowLoaderProps) {
  const managed = useManaged(resource);
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const row = useQuery({
    queryKey: ['row', resource.name, id],
    queryFn: ({ signal }) => managed.api.row(id ?? '', signal),
    enabled: id !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // A form is open on it: nothing may change below the hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (id === undefined) return children(null);
  if (row.data) return children(row.data);
  return (
    <Page form>
      <PageHead title={managed.title} crumbs={[{ href: managed.href, label: managed.title }]} />
      {row.error ? (
        <EmptyState
          state={{
            kind: 'error',
            ...(row.error instanceof CallFailed && row.error.code !== 'network'
              ? { title: row.error.message, message: '' }
              : {}),
            onRetry: () => row.refetch(),
          }}
        />
      ) : (
        <SkeletonRows rows={4} withPicture={false} />
      )}
    </Page>
  );
}
