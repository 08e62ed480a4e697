import type { Grouping } from '@flink/contract/reports/report.ts';
import { EVERYWHERE, type ReportState } from './report-address.ts';

/**
 * What a row is made of, as the next question: the regions of an organisation, the centers of a region, a center by
 * itself, the members of a family. Null where there is nothing closer.
 */
export function closerLook(
  by: Grouping,
  groupings: readonly Grouping[],
  { sort: _, ...state }: ReportState,
): ((id: string) => ReportState) | null {
  const rows = (finer: Grouping) => (groupings.includes(finer) ? finer : null);
  switch (by) {
    case 'organization':
      return state.masterOrganizationId !== null
        ? null
        : (masterOrganizationId) => ({
            ...state,
            ...EVERYWHERE,
            masterOrganizationId,
            by: rows('region') ?? rows('center') ?? state.by,
            sort: null,
          });
    case 'region':
      return state.regionId !== null
        ? null
        : (regionId) => ({ ...state, regionId, by: rows('center') ?? state.by, sort: null });
    case 'center':
      return state.learningCenterId !== null
        ? null
        : (learningCenterId) => ({ ...state, learningCenterId, sort: null });
    default:
      return null;
  }
}
