const IN_ADDRESS = 'organization';

/** The way to the form of a new region or center of an organisation. */
export const createIn = (section: 'regions' | 'learning-centers', organizationId: string): string =>
  `/admin/${section}/create?${IN_ADDRESS}=${organizationId}`;

/** What such a form begins with, as its address says. */
export function presetOrganization(searchStr: string): { readonly masterOrganizationId?: string } {
  const id = new URLSearchParams(searchStr).get(IN_ADDRESS);
  return id ? { masterOrganizationId: id } : {};
}
