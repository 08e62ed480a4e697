import type { PermissionTree } from '@flink/contract/access/rules.ts';

/** What a person must be allowed to open a section, or to do something in it. */
export const mayIn = (section: string, action = 'view'): PermissionTree => ({
  admin: { [section]: { [action]: true } },
});
