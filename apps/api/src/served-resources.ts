import { listsResource } from './modules/catalog/lists.resource.ts';
import { localesResource } from './modules/catalog/locales.resource.ts';
import { masterOrganizationsReferred, regionsResource } from './modules/organizations/regions.resource.ts';
import type { Referred, ServedResource } from './resources/served-resource.ts';

/** Everything that is managed by the kit. */
export const SERVED: readonly ServedResource[] = [listsResource, localesResource, regionsResource];

/** What a field may refer to besides. */
export const REFERRED: Readonly<Record<string, Referred>> = {
  masterOrganizations: masterOrganizationsReferred,
};
