/**
 * What is managed by the kit, as in the address: `/admin/{section}` with `/create` and `/edit/{id}` (spec 3 §2.1). The
 * names alone, because the table of routes is in the first load of everybody. In this order they stand beside the page.
 */
export const RESOURCE_SECTIONS = [
  'users',
  'families',
  'teachers',
  'roles',
  'master-organizations',
  'regions',
  'learning-centers',
  'landing-pages',
  'products',
  'solutions',
  'menus',
  'activity-templates',
  'themes',
  'characters',
  'films',
  'global-buttons',
  'glossary',
  'documents',
  'locales',
  'strings',
  'words',
  'lists',
  'scopes',
  'gift-cards',
] as const;

export type ResourceSection = (typeof RESOURCE_SECTIONS)[number];
