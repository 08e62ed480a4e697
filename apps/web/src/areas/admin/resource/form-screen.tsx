import { ResourceForm } from './resource-form.tsx';
import { RowLoader } from './row-loader.tsx';
import { useResource } from './use-managed.ts';

/** `/create` and `/edit/{id}` of a section that is like all the others. */
export default function FormScreen() {
  const resource = useResource();
  return (
    <RowLoader resource={resource}>
      {(row) => <ResourceForm key={row?._id ?? 'new'} resource={resource} row={row} />}
    </RowLoader>
  );
}
