import { useQuery } from '@tanstack/react-query';
import { resourceApi } from './resource-api.ts';

/** The values of the list of this name; none for who may not look into the lists. */
export function useListValues(name: string): readonly string[] {
  const found = useQuery({
    queryKey: ['listValues', name],
    queryFn: ({ signal }) =>
      resourceApi('lists').page({ page: 1, limit: 100, order: 'asc', orderBy: 'name', filter: name }, signal),
    retry: false,
  });
  const list = found.data?.data.find((row) => row.name === name);
  return String(list?.values ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
