import { allows } from '@flink/contract/access/rules.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { CURRENCIES } from '@flink/contract/rules/plans/currencies.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation } from '@tanstack/react-router';
import { useCommonData } from '../../../shared/common-data.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { resourceApi } from './resource-api.ts';

/** The resource whose section the address is in. */
export function useResource(): Resource {
  const section = useLocation().pathname.split('/')[2] ?? '';
  const resource = (RESOURCES as Readonly<Record<string, Resource>>)[section];
  if (!resource) throw new Error(`Nothing is managed at /admin/${section}.`);
  return resource;
}

/** A resource with its calls, its words, and what this person may do with it. */
export function useManaged(resource: Resource) {
  const { t, locale } = useTexts();
  const { locales } = useCommonData();
  const holder = holderOf(useSession());
  const { name, section, hinted } = resource;
  const may = (action: 'create' | 'edit' | 'delete' | 'import') =>
    allows({ admin: { [section]: { [action]: true } } }, holder);
  const listed = (names: readonly string[]) => listText(names, locale);
  const languageOf = (code: string) => locales.find((one) => one.code === code)?.displayName ?? code;
  return {
    api: resourceApi(name),
    href: `/admin/${section}`,
    title: t(titleKeyOf(section)),
    newTitle: t(`${titleKeyOf(section)}Create`),
    label: (field: string) => t(`resource.${name}.${field}`),
    /** With the languages that are meant of it. */
    labelIn: (field: string, codes: readonly string[]) => {
      const label = t(`resource.${name}.${field}`);
      return codes.length === 0 ? label : `${label} (${listed(codes.map(languageOf))})`;
    },
    hint: (field: string) => (hinted?.includes(field) ? t(`resource.${name}.${field}Hint`) : undefined),
    option: (field: string, value: string) =>
      CURRENCIES.some((code) => code === value)
        ? t(`currency.${value}`)
        : t(`resource.${name}.${field}.${value}`),
    labels: (fields: readonly string[], type: 'conjunction' | 'disjunction') =>
      listText(
        fields.map((field) => t(`resource.${name}.${field}`)),
        locale,
        type,
      ),
    /** Names that are words already, one after the other. */
    listed,
    may,
  };
}

export type Managed = ReturnType<typeof useManaged>;
