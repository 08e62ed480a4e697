import { ROLE_ALIASES } from '@flink/contract/access/role-aliases.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';

/** One that comes with Flink is called by its text, one that was made here by the name it was given. */
export const roleText = (row: ManagedRow, t: (key: string) => string): string =>
  ROLE_ALIASES.some((alias) => alias === row.roleAlias)
    ? t(`resource.users.roleAlias.${String(row.roleAlias)}`)
    : String(row.roleName);
