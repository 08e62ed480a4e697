import type { ResourceSection } from '@flink/contract/resources/sections.ts';
import type { ComponentType } from 'react';

type Screen = () => Promise<{ readonly default: ComponentType }>;

/** The screens of Admin by name. Their files are named here and not in the table of routes, which everybody loads first. */
export const screens = {
  home: () => import('./home-screen.tsx'),
  myAccount: () => import('./my-account-screen.tsx'),
  general: () => import('./general/general-screen.tsx'),
  viewDocuments: () => import('./view-documents-screen.tsx'),
  solutionMenu: () => import('./menu-builder/solution-menu-screen.tsx'),
  pendingRegistrations: () => import('./registrations/pending-registrations-screen.tsx'),
  purchases: () => import('./purchases/purchases-screen.tsx'),
  codes: () => import('./codes/codes-screen.tsx'),
  refunds: () => import('./refunds/refunds-screen.tsx'),
  plans: () => import('./sections/organizations/plans/plans-screen.tsx'),
};

const list: Screen = () => import('./resource/list-screen.tsx');
const form: Screen = () => import('./resource/form-screen.tsx');

/** Where a section draws its table or its form itself. */
const OWN_SCREENS: Partial<
  Readonly<Record<ResourceSection, { readonly list?: Screen; readonly form?: Screen }>>
> = {
  users: {
    list: () => import('./sections/users/users-list-screen.tsx'),
    form: () => import('./sections/users/user-form-screen.tsx'),
  },
  'master-organizations': {
    form: () => import('./sections/organizations/master-organization-form-screen.tsx'),
  },
  regions: { form: () => import('./sections/organizations/region-form-screen.tsx') },
  'learning-centers': { form: () => import('./sections/organizations/learning-center-form-screen.tsx') },
  families: {
    list: () => import('./sections/families/families-list-screen.tsx'),
    form: () => import('./sections/families/families-form-screen.tsx'),
  },
  'gift-cards': { list: () => import('./sections/gift-cards/gift-cards-list-screen.tsx') },
  teachers: {
    list: () => import('./sections/teachers/teachers-list-screen.tsx'),
    form: () => import('./sections/teachers/teachers-form-screen.tsx'),
  },
  roles: { form: () => import('./sections/roles/roles-form-screen.tsx') },
  scopes: {
    list: () => import('./sections/scopes/scopes-list-screen.tsx'),
    form: () => import('./sections/scopes/scopes-form-screen.tsx'),
  },
  'activity-templates': {
    form: () => import('./sections/activity-templates/activity-templates-form-screen.tsx'),
  },
  products: { form: () => import('./sections/products/products-form-screen.tsx') },
  solutions: {
    list: () => import('./sections/solutions/solutions-list-screen.tsx'),
    form: () => import('./sections/solutions/solutions-form-screen.tsx'),
  },
  strings: {
    list: () => import('./sections/strings/strings-list-screen.tsx'),
    form: () => import('./sections/strings/strings-form-screen.tsx'),
  },
};

export const sectionScreen = (section: ResourceSection, part: 'list' | 'form') =>
  (OWN_SCREENS[section]?.[part] ?? { list, form }[part])();
