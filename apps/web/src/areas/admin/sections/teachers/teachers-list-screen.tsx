import { RESOURCES } from '@flink/contract/resources/all.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';
import { teachersImported } from './teachers-imported.ts';

export default function TeachersListScreen() {
  const { t, locale } = useTexts();
  return (
    <ResourceList
      resource={RESOURCES.teachers}
      importWords={{
        done: (result, table) => teachersImported(t, locale, result, table),
        failed: t('error.teachers.importFailed'),
      }}
    />
  );
}
