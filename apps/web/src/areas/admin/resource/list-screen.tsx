import { ResourceList } from './resource-list.tsx';
import { useResource } from './use-managed.ts';

/** The table of a section that is like all the others. */
export default function ListScreen() {
  const resource = useResource();
  return <ResourceList key={resource.name} resource={resource} />;
}
