import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type KeptPage, type Neighbour, neighboursIn } from './neighbours.ts';
import type { Page } from './resource-api.ts';
import type { Managed } from './use-managed.ts';

interface StepButtonsProps {
  readonly managed: Managed;
  /** What the tables are called that lead here; the first one is that of the section, whose pages go on. */
  readonly tables: readonly [string, ...string[]];
  readonly id: string;
}

/** To the row before and after, in the table that somebody came from; nothing where they came from elsewhere. */
export function StepButtons({ managed, tables, id }: StepButtonsProps) {
  const { t, dir } = useTexts();
  const router = useRouter();
  const queries = useQueryClient();
  const toasts = useToasts();
  const [key] = useState(() => newestWith(id, tables, queries));
  // Kept for as long as somebody steps through it.
  const page = useQuery<Page>({ queryKey: key ?? ['table'], queryFn: skipToken }).data;
  if (!key || !page) return null;
  const [, table, query] = key as readonly [string, string, KeptPage['query']];
  const { before, after } = neighboursIn({ query, rows: page.data, total: page.total }, id);

  const go = async (to: Neighbour, from: 'start' | 'end') => {
    if (!to) return;
    let next: string | undefined;
    if ('id' in to) next = to.id;
    else {
      const asked = { ...query, page: to.page };
      const { data } = await queries.fetchQuery({
        queryKey: ['table', table, asked],
        queryFn: ({ signal }) => managed.api.page(asked, signal),
      });
      next = data.at(from === 'start' ? 0 : -1)?._id;
    }
    if (next) router.history.push(`${managed.href}/edit/${next}`);
  };
  const tried = (to: Neighbour, from: 'start' | 'end') =>
    void go(to, from).catch((error: Error) => toasts.show({ message: error.message, tone: 'bad' }));
  const usable = (to: Neighbour) => to !== null && ('id' in to || table === tables[0]);
  const [back, on] =
    dir === 'rtl'
      ? (['chevron-right', 'chevron-left'] as const)
      : (['chevron-left', 'chevron-right'] as const);
  return (
    <>
      <IconButton
        icon={back}
        label={t('manage.before')}
        disabled={!usable(before)}
        onClick={() => tried(before, 'end')}
      />
      <IconButton
        icon={on}
        label={t('manage.after')}
        disabled={!usable(after)}
        onClick={() => tried(after, 'start')}
      />
    </>
  );
}

type Queries = ReturnType<typeof useQueryClient>;

/** The key of the page that was looked at last and has the row. */
function newestWith(id: string, tables: readonly string[], queries: Queries): readonly unknown[] | null {
  const pages = queries.getQueryCache().findAll({
    queryKey: ['table'],
    predicate: ({ queryKey, state }) =>
      tables.some((table) => String(queryKey[1]).startsWith(table)) &&
      (state.data as Page | undefined)?.data.some(({ _id }) => _id === id) === true,
  });
  const [newest] = pages.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return newest?.queryKey ?? null;
}
