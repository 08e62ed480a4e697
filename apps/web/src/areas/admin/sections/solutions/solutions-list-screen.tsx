import { allows } from '@flink/contract/access/rules.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { mayIn } from '../../../../shared/office-routes.ts';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useResource } from '../../resource/use-managed.ts';

/** The table of solutions, each with the way to its menu. */
export default function SolutionsListScreen() {
  const { t } = useTexts();
  const resource = useResource();
  const mayBuild = allows(mayIn('solutions', 'edit'), holderOf(useSession()));
  return (
    <ResourceList
      resource={resource}
      menu={({ _id }) =>
        mayBuild
          ? [{ label: t('builder.link'), icon: 'list-tree', href: `/admin/solutions/solution-menu/${_id}` }]
          : []
      }
    />
  );
}
