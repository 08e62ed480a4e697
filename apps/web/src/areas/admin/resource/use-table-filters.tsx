import { allows } from '@flink/contract/access/rules.ts';
import { type Filter, filtersOf, NONE, withoutLocale } from '@flink/contract/resources/kit/filters.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import type { FilterOption, TableFilter } from '@flink/ui/office/table/table-parts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../../shared/common-data.ts';
import { mayIn } from '../../../shared/office-routes.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { sectionOf } from './fields/use-offered.ts';
import { LookupPanel } from './lookup-panel.tsx';
import type { Managed } from './use-managed.ts';
import { useRowNames } from './use-row-names.ts';

/** The filters of a table; those that lead to rows somebody may not look at are not offered to them. */
export function useOfferedFilters(resource: Resource): readonly Filter[] {
  const holder = holderOf(useSession());
  return filtersOf(resource).filter(
    (filter) => filter.kind !== 'reference' || allows(mayIn(sectionOf(filter.to) ?? filter.to), holder),
  );
}

interface Choices {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Values of open filters that people added. */
  readonly moreOptions: Readonly<Record<string, readonly FilterOption[]>>;
}

/** The filters of a table as it draws them, each value by its name. */
export function useTableFilters(
  managed: Managed,
  filters: readonly Filter[],
  { chosen, moreOptions }: Choices,
): readonly TableFilter[] {
  const { t } = useTexts();
  const { locales } = useCommonData();
  const nameOf = useRowNames(
    filters.flatMap((filter) =>
      filter.kind === 'reference'
        ? (chosen[filter.name] ?? []).filter((id) => id !== NONE).map((id) => ({ to: filter.to, id }))
        : [],
    ),
  );
  const none = (filter: Filter) => (filter.mayBeNone ? [{ value: NONE, label: t('office.table.none') }] : []);
  const optionsOf = (filter: Extract<Filter, { kind: 'choice' | 'onOff' | 'locales' }>) => {
    switch (filter.kind) {
      case 'onOff':
        return [
          { value: 'yes', label: t('manage.yes') },
          { value: 'no', label: t('manage.no') },
        ];
      case 'locales':
        return locales.flatMap(({ code, displayName: language }) => [
          { value: code, label: t('manage.filterWith', { language }) },
          { value: withoutLocale(code), label: t('manage.filterWithout', { language }) },
        ]);
      case 'choice':
        return [
          ...filter.values.map((value) => ({ value, label: managed.option(filter.name, value) })),
          ...(moreOptions[filter.name] ?? []),
          ...none(filter),
        ];
    }
  };

  return filters.map((filter): TableFilter => {
    const words = { id: filter.name, label: managed.label(filter.name) };
    switch (filter.kind) {
      case 'days':
        return { ...words, kind: 'days', mayBeNone: filter.mayBeNone };
      case 'numbers':
        return {
          ...words,
          kind: 'numbers',
          mayBeNone: filter.mayBeNone,
          min: filter.min,
          max: filter.max,
          ...(filter.decimals ? { decimals: 2 } : {}),
        };
      case 'reference':
        return {
          ...words,
          kind: 'lookup',
          nameOf: (id) => nameOf(filter.to, id),
          panel: (choice) => (
            <LookupPanel
              {...choice}
              label={words.label}
              to={filter.to}
              none={none(filter)}
              nameOf={(id) => nameOf(filter.to, id)}
            />
          ),
        };
      default:
        return { ...words, options: optionsOf(filter) };
    }
  });
}
