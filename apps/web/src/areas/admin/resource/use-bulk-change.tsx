import type { ConcernedRow } from '@flink/contract/call.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { Managed } from './use-managed.ts';

/** Which rows a bulk action is about: those ticked, or all that a search finds. */
export type Which =
  | { readonly ids: readonly string[] }
  | { readonly matching: Readonly<Record<string, unknown>>; readonly expected: number };

/** Rows that nothing was done to, each with the reason where there are several. */
export function RowsWithReason({
  rows,
}: {
  readonly rows: readonly (Pick<ConcernedRow, '_id' | 'title'> & { readonly code?: string })[];
}) {
  const { t } = useTexts();
  return (
    <ul>
      {rows.map(({ _id, title, code }) => (
        <li key={_id}>{code ? t('manage.leftOut', { name: title, reason: t(`error.${code}`) }) : title}</li>
      ))}
    </ul>
  );
}

/** Does one of the resource's `bulk` as far as it may be done; who was left out is named with the reason. */
export function useBulkChange(resource: Resource, managed: Managed) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['table', resource.name] });
  return async (action: string, which: Which): Promise<void> => {
    const count = 'ids' in which ? which.ids.length : which.expected;
    const agreed = await dialogs.confirm({
      question: t(`manage.bulk.${action}.question`, { count }),
      message: t(`resource.${resource.name}.bulk.${action}`),
      action: t(`manage.bulk.${action}.action`, { count }),
    });
    if (!agreed) return;
    try {
      const { done, left, rows } = await managed.api.changeMany(action, which);
      await refresh();
      const message = t(`manage.bulk.${action}.done`, { count: done });
      if (left === 0) toasts.show({ message });
      else
        await dialogs.info({
          title: message,
          message: (
            <>
              {t('manage.leftOutCount', { count: left })}
              <RowsWithReason rows={rows} />
            </>
          ),
        });
    } catch (error) {
      await refresh();
      await dialogs.error({ message: (error as Error).message });
    }
  };
}
