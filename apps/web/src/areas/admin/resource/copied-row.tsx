import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ManagedRow } from './resource-api.ts';
import { useManaged } from './use-managed.ts';

interface CopiedRowProps {
  readonly resource: Resource;
  /** Null where nothing is copied. */
  readonly children: (like: ManagedRow | null) => ReactNode;
}

/** For a new row: the one that the address says to begin like. */
export function CopiedRow({ resource, children }: CopiedRowProps) {
  const { api } = useManaged(resource);
  const from = new URLSearchParams(useLocation().searchStr).get('from');
  const other = useQuery({
    queryKey: ['row', resource.name, from],
    queryFn: ({ signal }) => api.row(from ?? '', signal),
    enabled: from !== null,
    retry: false,
  });
  return from !== null && other.isPending ? null : children(other.data ?? null);
}
