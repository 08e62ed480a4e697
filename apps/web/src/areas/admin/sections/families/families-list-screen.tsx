import { RESOURCES } from '@flink/contract/resources/all.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { FamilyStatus } from './family-status.tsx';

export default function FamiliesListScreen() {
  return (
    <ResourceList
      resource={RESOURCES.families}
      cells={{ status: (row) => <FamilyStatus blocked={row.status === 'blocked'} /> }}
    />
  );
}
