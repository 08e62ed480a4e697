import { rowsSeen } from '../../plugins/access/rows-seen.ts';

/** Which users the person asking manages: those of the own organisation and below. */
export const usersSeenIn = rowsSeen({
  masterOrganization: 'row.master_organization_id',
  region: 'row.region_id',
});
