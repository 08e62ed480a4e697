import { RESOURCES } from '@flink/contract/resources/all.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation } from '@tanstack/react-router';
import { ResourceList } from '../../resource/resource-list.tsx';
import { Untranslated } from './untranslated.tsx';

/** All texts, or those that wait for a translation. */
export default function StringsListScreen() {
  const { t } = useTexts();
  const { pathname, searchStr } = useLocation();
  if (new URLSearchParams(searchStr).get('tab') === 'untranslated')
    return <Untranslated actions={<LinkButton href={pathname}>{t('manage.allTexts')}</LinkButton>} />;
  return (
    <ResourceList
      resource={RESOURCES.strings}
      name={{ name: (row) => String((row.values as Readonly<Record<string, string>>).en ?? row.label) }}
      actions={<LinkButton href={`${pathname}?tab=untranslated`}>{t('manage.untranslated')}</LinkButton>}
    />
  );
}
