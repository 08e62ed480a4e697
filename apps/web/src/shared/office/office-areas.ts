import { ROLE_ALIASES } from '@flink/contract/access/roles.ts';
import { type AccessRule, allows, type Holder } from '@flink/contract/access/rules.ts';
import type { AreaId, ShellArea } from '@flink/ui/office/shell/rail.tsx';

const AREAS: readonly (ShellArea & { readonly access: AccessRule })[] = [
  { id: 'make', href: '/flink-make', access: 'flinkMake' },
  { id: 'report', href: '/flink-admin', access: 'flinkAdmin' },
  { id: 'admin', href: '/admin', access: ROLE_ALIASES },
];

/** The rail shows the doors that would open. */
export const areasFor = (holder: Holder | null): readonly ShellArea[] =>
  AREAS.filter(({ access }) => allows(access, holder)).map(({ id, href }) => ({ id, href }));

export type { AreaId };
