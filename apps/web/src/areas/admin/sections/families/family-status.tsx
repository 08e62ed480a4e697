import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

export function FamilyStatus({ blocked }: { readonly blocked: boolean }) {
  const { t } = useTexts();
  return (
    <StatePip tone={blocked ? 'still' : 'ok'} inTable>
      {blocked ? t('families.blocked') : t('families.active')}
    </StatePip>
  );
}
