/**
 * What is managed by the kit, as in the address: `/admin/{section}` with `/create` and `/edit/{id}` (spec 3 §2.1). The
 * names alone, because the table of routes is in the first load of everybody.
 */
export const RESOURCE_SECTIONS = [
  'roles',
  'users',
  'families',
  'teachers',
  'master-organizations',
  'regions',
  'learning-centers',
  'strings',
  'lists',
  'locales',
  'activity-templates',
  'characters',
  'landing-pages',
  'global-buttons',
  'themes',
  'documents',
  'products',
  'solutions',
  'menus',
  'scopes',
  'gift-cards',
  'words',
] as const;

export type ResourceSection = (typeof RESOURCE_SECTIONS)[number];
