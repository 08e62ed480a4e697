import type { Permissions } from '../../access/permission-tree.ts';
import type { TenantKind } from '../../call.ts';
import { type Field, type Fields, referredBy } from './field.ts';

type AdminSection = keyof NonNullable<Permissions['admin']>;

export type SectionGroup = 'people' | 'organisations' | 'catalogue' | 'language' | 'sales';

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
  readonly title: (keyof F | NoInfer<Shown>) & string;
  /** Read with every row and never written, as the name of what a reference leads to. */
  readonly shown?: readonly Shown[];
  /** Of what is shown: ids of rows of another resource, by which the table can be filtered. */
  readonly shownReferences?: Readonly<Partial<Record<NoInfer<Shown>, string>>>;
  /** Where it stands beside the page. */
  readonly group: SectionGroup;
  /** One of the office's drawn icons. */
  readonly icon: string;
  /** Fields whose use is not plain from their name: a sentence stands below them. */
  readonly hinted?: readonly (keyof F & string)[];
  /** Fields that programs know a row by: said when it is made, and never changed. */
  readonly fixed?: readonly (keyof F & string)[];
  /** Of the table, the first one orders it. */
  readonly columns: readonly [keyof F | NoInfer<Shown>, ...(keyof F | NoInfer<Shown>)[]];
  /** Filters besides those that follow from the fields: a state that a row shows, and the values it may have. */
  readonly filters?: Readonly<Partial<Record<keyof F | NoInfer<Shown>, readonly [string, ...string[]]>>>;
  /** Those of them whose values people add to: any may be asked for, and the section offers them. */
  readonly openFilters?: readonly (keyof F & string)[];
  /** Filters by what a row does not show, such as what somebody should look into; the server says which rows have it. */
  readonly flags?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** What the table is not filtered by (filters.ts), each with the reason. */
  readonly notFiltered?: Readonly<Partial<Record<keyof F | NoInfer<Shown>, string>>>;
  /** What somebody must be allowed to bring in a table from a file; without it nobody can. */
  readonly importedBy?: readonly ['import'] | readonly ['create', 'edit'];
  /** Rows about people are deleted for good; all others can be restored for 30 days. */
  readonly personal?: true;
  /** There is more to set up than its fields: the page of a new one opens once it is made. */
  readonly opensNew?: true;
  /** Of a field that holds sounds: the one whose text is heard in it. */
  readonly spoken?: Readonly<Partial<Record<keyof F & string, keyof F & string>>>;
  /** What can be done to many rows at once besides deleting them, with its icon; whoever may edit one may do it. */
  readonly bulk?: Readonly<Record<string, string>>;
  /** Where the words of the search are looked for; the title when not said. */
  readonly search?: readonly (keyof F | NoInfer<Shown>)[];
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
  teachers: 'teacher',
  families: 'family',
};

/** Whose row a field refers to. */
export const tenantOf = (field: Field): TenantKind | undefined => TENANTS[referredBy(field) ?? ''];
