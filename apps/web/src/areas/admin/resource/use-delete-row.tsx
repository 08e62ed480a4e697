import { CallFailed } from '@flink/contract/client/client.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ManagedRow } from './resource-api.ts';
import { RowsWithReason, type Which } from './use-bulk-change.tsx';
import type { Managed } from './use-managed.ts';
import { UseList } from './used-in.tsx';

/** Asks with the row's name; what still refers to it is listed instead of a refusal. Says whether it is gone. */
export function useDeleteRow(resource: Resource, managed: Managed) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();

  const refuse = async (name: string, row: ManagedRow) => {
    const uses = await managed.api.usedIn(row._id);
    if (uses.length === 0) return false;
    await dialogs.info({ title: t('manage.inUse', { name }), message: <UseList uses={uses} /> });
    return true;
  };

  return async (row: ManagedRow): Promise<boolean> => {
    const name = String(row[resource.title]);
    try {
      if (await refuse(name, row)) return false;
      if (!(await dialogs.confirmDelete({ name }))) return false;
      await managed.api.remove(row._id);
    } catch (error) {
      const inUse = error instanceof CallFailed && error.code === 'rows.inUse';
      if (!inUse || !(await refuse(name, row))) await dialogs.error({ message: (error as Error).message });
      return false;
    }
    toasts.show({ message: t('manage.deleted', { name }) });
    await queries.invalidateQueries({ queryKey: ['table', resource.name] });
    return true;
  };
}

/** All of them or none: those that cannot go are named. Says whether they are gone. */
export function useDeleteMany(resource: Resource, managed: Managed) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  return async (which: Which): Promise<void> => {
    const count = 'ids' in which ? which.ids.length : which.expected;
    const agreed = await dialogs.confirm({
      question: t('manage.deleteMany', { count }),
      message: t('office.dialog.noUndo'),
      action: t('manage.deleteManyAction', { count }),
      loses: true,
    });
    if (!agreed) return;
    try {
      await managed.api.removeMany(which);
      toasts.show({ message: t('manage.deletedMany', { count }) });
    } catch (error) {
      const rows = error instanceof CallFailed ? error.rows : [];
      await dialogs.error({
        message: (
          <>
            {(error as Error).message}
            <RowsWithReason rows={rows} />
          </>
        ),
      });
    }
    await queries.invalidateQueries({ queryKey: ['table', resource.name] });
  };
}
