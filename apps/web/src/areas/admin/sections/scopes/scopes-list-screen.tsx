import { RESOURCES } from '@flink/contract/resources/all.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';

export default function ScopesListScreen() {
  const { t } = useTexts();
  return (
    <ResourceList
      resource={RESOURCES.scopes}
      cells={{
        firstMenu: ({ firstMenu }) => t(firstMenu === 'levels' ? 'categories.levels' : 'categories.grades'),
      }}
    />
  );
}
