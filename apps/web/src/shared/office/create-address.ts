import type { Resource } from '@flink/contract/resources/kit/resource.ts';

const PRESET = 'preset.';
const RETURN = 'return';

/** The form of a new row with what it begins with, and where it leads back to once it is saved. */
export function createAddress(
  section: string,
  preset: Readonly<Record<string, string | null>>,
  back?: string,
): string {
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(preset)) if (value !== null) params.set(PRESET + field, value);
  if (back) params.set(RETURN, back);
  return params.size > 0 ? `/admin/${section}/create?${params}` : `/admin/${section}/create`;
}

/** What the address of a form says that a new row begins with. */
export function presetIn(
  searchStr: string,
  { fields }: Pick<Resource, 'fields'>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new URLSearchParams(searchStr)].flatMap(([name, value]) => {
      const field = name.startsWith(PRESET) ? name.slice(PRESET.length) : '';
      return Object.hasOwn(fields, field) && value !== '' ? [[field, value]] : [];
    }),
  );
}

/** A page of this installation, or null: an address must not lead to another site. */
export function returnIn(searchStr: string): string | null {
  const back = new URLSearchParams(searchStr).get(RETURN) ?? '';
  return /^\/(admin|flink-admin|flink-make)(\/[\w-]+)*$/.test(back) ? back : null;
}
