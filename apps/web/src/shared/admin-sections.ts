import type { PermissionTree } from '@flink/contract/access/rules.ts';

/** Admin sections with a list screen, /create and /edit/{id} (spec 3 §2.1), in the groups the office shows them. */
export const CRUD_SECTIONS = [
  { name: 'users', group: 'people' },
  { name: 'roles', group: 'people' },
  { name: 'master-organizations', group: 'organisations' },
  { name: 'regions', group: 'organisations' },
  { name: 'learning-centers', group: 'organisations' },
  { name: 'landing-pages', group: 'organisations' },
  { name: 'products', group: 'catalogue' },
  { name: 'solutions', group: 'catalogue' },
  { name: 'menus', group: 'catalogue' },
  { name: 'themes', group: 'catalogue' },
  { name: 'characters', group: 'catalogue' },
  { name: 'activity-templates', group: 'catalogue' },
  { name: 'documents', group: 'catalogue' },
  { name: 'global-buttons', group: 'catalogue' },
  { name: 'locales', group: 'language' },
  { name: 'strings', group: 'language' },
  { name: 'words', group: 'language' },
  { name: 'lists', group: 'language' },
  { name: 'scopes', group: 'language' },
  { name: 'gift-cards', group: 'sales' },
] as const;

export const REPORT_SECTIONS = [
  'usage-and-master',
  'family',
  'cohort',
  'continuity',
  'revenue',
  'translator-work',
  'financial',
  'content-partners',
  'data-export',
] as const;

export type CrudSection = (typeof CRUD_SECTIONS)[number]['name'];
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** `learning-centers` → `LearningCenters`, as title keys are spelt. */
export const titleCase = (kebab: string): string =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const mayIn = (section: string, action: string): PermissionTree => ({
  admin: { [section]: { [action]: true } },
});

export const mayReport = (section: ReportSection, action = 'view'): PermissionTree => ({
  admin: { reports: { [section]: { [action]: true } } },
});
