import { ALL_PERMISSIONS } from '../access/roles.ts';
import { choice, choices, onOff, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

export const ROLE_ALIAS_MAX = 50;

/** Spec 3 §6. Who has a role that was made here sees what belongs to the place that was given to them. */
export const roles = defineResource({
  name: 'roles',
  section: 'roles',
  group: 'people',
  icon: 'key',
  fields: {
    name: text(100),
    alias: text(ROLE_ALIAS_MAX),
    redirect: choice(['make', 'admin', 'account']),
    flinkAdmin: onOff,
    flinkMake: onOff,
    permissions: choices(ALL_PERMISSIONS),
  },
  title: 'name',
  fixed: ['alias'],
  hinted: ['alias', 'permissions'],
  notFiltered: { permissions: 'A role is compared with another one in its form, right by right.' },
  columns: ['name', 'alias', 'redirect'],
  search: ['name', 'alias'],
});
