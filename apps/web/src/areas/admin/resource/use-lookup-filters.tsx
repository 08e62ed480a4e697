import { allows } from '@flink/contract/access/rules.ts';
import { isFilterId } from '@flink/contract/resources/kit/filters.ts';
import type { TableFilter } from '@flink/ui/office/table/table-parts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { mayIn } from '../../../shared/office-routes.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { sectionOf } from './fields/use-offered.ts';
import { LookupPanel } from './lookup-panel.tsx';
import { useRowNames } from './use-row-names.ts';

/** What tables over all centers are filtered by, as `useTable` takes it. */
export const PLACE_FILTERS = {
  masterOrganizationId: isFilterId,
  regionId: isFilterId,
  learningCenterId: isFilterId,
  productId: isFilterId,
};

type PlaceFilter = keyof typeof PLACE_FILTERS;

const PLACES = [
  ['masterOrganizationId', 'masterOrganizations', 'purchases.organization'],
  ['regionId', 'regions', 'resource.learningCenters.regionId'],
  ['learningCenterId', 'learningCenters', 'purchases.center'],
  ['productId', 'products', 'support.product'],
] as const;

/** Those whose rows somebody may look at. */
export function usePlaceFilters(
  chosen: Readonly<Partial<Record<PlaceFilter, readonly string[]>>>,
): readonly TableFilter[] {
  const { t } = useTexts();
  const holder = holderOf(useSession());
  const offered = PLACES.filter(([, to]) => allows(mayIn(sectionOf(to) ?? to), holder));
  const nameOf = useRowNames(
    offered.flatMap(([id, to]) => (chosen[id] ?? []).map((row) => ({ to, id: row }))),
  );
  return offered.map(([id, to, key]) => {
    const label = t(key);
    const named = (row: string) => nameOf(to, row);
    return {
      id,
      label,
      kind: 'lookup',
      nameOf: named,
      panel: (choice) => <LookupPanel {...choice} label={label} to={to} none={[]} nameOf={named} />,
    };
  });
}
