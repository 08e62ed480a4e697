import type { Permissions } from '../access/permission-tree.ts';
import type { TenantKind } from '../call.ts';
import type { Field, Fields } from './field.ts';

type AdminSection = keyof NonNullable<Permissions['admin']>;

/** One thing that is managed in the office. Its calls, table, form and tests follow from it. */
export interface Resource<
  Name extends string = string,
  F extends Fields = Fields,
  Shown extends string = string,
> {
  /** As in the calls: `/api/admin/{name}` (spec 3 §7.3). */
  readonly name: Name;
  /** As in the address and in the permissions: `/admin/{section}`. */
  readonly section: AdminSection;
  /** Where rows belong to a tenant: what kind their own ids are of. */
  readonly tenant?: TenantKind;
  readonly fields: F;
  /** What people call a row by; questions, lists and the audit name it so. */
  readonly title: keyof F & string;
  /** Read with every row and never written, as the name of what a reference leads to. */
  readonly shown?: readonly Shown[];
  /** Of the table, the first one orders it. */
  readonly columns: readonly [keyof F | Shown, ...(keyof F | Shown)[]];
  /** Where the words of the search are looked for; the title when not said. */
  readonly search?: readonly (keyof F | Shown)[];
}

export function defineResource<
  const Name extends string,
  const F extends Fields,
  const Shown extends string = never,
>(resource: Resource<Name, F, Shown>): Resource<Name, F, Shown> {
  return resource;
}

/** Rows of these belong to tenants; a field that refers to one is crossed by the tests. */
const TENANTS: Readonly<Record<string, TenantKind>> = {
  masterOrganizations: 'masterOrganization',
  regions: 'region',
  learningCenters: 'learningCenter',
  users: 'user',
};

/** Whose row a field refers to. */
export const tenantOf = (field: Field): TenantKind | undefined =>
  field.kind === 'reference' ? TENANTS[field.to] : undefined;

/** The chips of a table: what can be chosen from a few values. */
export const filtersOf = ({
  fields,
}: Resource): readonly (readonly [string, readonly [string, ...string[]]])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? [[name, field.values as [string, ...string[]]] as const] : [],
  );
