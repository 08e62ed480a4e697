import { FilterOptions } from '@flink/ui/office/table/filter-panel.tsx';
import type { FilterChoice, TableFilter } from '@flink/ui/office/table/table-parts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';

const SEARCH_PAUSE_MS = 250;

type Kind = 'wordlist' | 'owner';

const choices = (of: Kind, asked: { readonly keyword?: string; readonly ids?: string[] }) => ({
  queryKey: ['make', 'filter-choices', of, asked],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    officeApi('activityFilterChoices', { query: { of, ...asked } }, { signal }),
  placeholderData: keepPreviousData,
  staleTime: 30_000,
  retry: false,
});

interface ChoicePanelProps extends FilterChoice {
  readonly of: Kind;
  readonly label: string;
  readonly nameOf: (id: string) => string;
}

function ChoicePanel({ of, label, nameOf, chosen, onChange }: ChoicePanelProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  // What was chosen when the panel opened stands first; what is ticked after that stays where it is.
  const [first] = useState(chosen);
  const keyword = useDebounced(typed.trim(), SEARCH_PAUSE_MS);
  const found = useQuery(choices(of, { keyword }));
  const known = keyword === '' ? first : [];
  const more = (found.data?.total ?? 0) - (found.data?.data.length ?? 0);
  return (
    <FilterOptions
      label={label}
      chosen={chosen}
      onChange={onChange}
      search={{ value: typed, onChange: setTyped }}
      loading={found.isFetching}
      options={[
        ...known.map((id) => ({ value: id, label: nameOf(id) })),
        ...(found.data?.data ?? [])
          .filter(({ _id }) => !known.includes(_id))
          .map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      below={
        found.error ? (
          <p role="alert">{found.error.message}</p>
        ) : (
          more > 0 && <p>{t('make.search.moreChoices', { count: more })}</p>
        )
      }
    />
  );
}

/** A filter by something that activities have, of which there may be thousands. */
export function useChoiceFilter(of: Kind, label: string, chosen: readonly string[]): TableFilter {
  const names = useQuery({ ...choices(of, { ids: [...chosen] }), enabled: chosen.length > 0 });
  const nameOf = (id: string) => names.data?.data.find(({ _id }) => _id === id)?.name ?? '…';
  return {
    id: of,
    label,
    kind: 'lookup',
    nameOf,
    panel: (choice) => <ChoicePanel {...choice} of={of} label={label} nameOf={nameOf} />,
  };
}
