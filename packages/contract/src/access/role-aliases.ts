/** Spec 1 §6; who they are is written in the decisions ("Roles"). */
export const ROLE_ALIASES = [
  'SUPER',
  'MASTER_ADMIN',
  'AUTHOR',
  'TRANSLATOR',
  'TRANSLATOR_AUTHORED',
  'TRANSLATOR_GENERATED',
  'MASTER_ORGANIZATION_ADMIN',
  'REGION_ADMIN',
  'LEARNING_CENTER_ADMIN',
  'TEACHER',
  'REP',
  'CONSUMER_REP',
  'CLEVER_ADMIN',
  'REGULAR',
] as const;

export type RoleAlias = (typeof ROLE_ALIASES)[number];
