import { CallFailed } from '@flink/contract/client/client.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type Restoring, useRestore } from '../../../shared/office/trash/use-restore.tsx';
import type { ManagedRow } from './resource-api.ts';
import classes from './resource-form.module.css';
import { shortName } from './short-name.ts';
import { RowsWithReason, type Which } from './use-bulk-change.tsx';
import type { Managed } from './use-managed.ts';
import { UseList } from './used-in.tsx';

/** What a toast offers where the rows can be restored. */
function useUndo(resource: Resource, managed: Managed) {
  const restore = useRestore(useRestoring(resource, managed));
  return (undo: string | null, name: string | null) =>
    undo === null ? {} : { undo: () => void restore({ batch: undo }, name) };
}

export function useRestoring(resource: Resource, managed: Managed): Restoring {
  const queries = useQueryClient();
  return {
    restore: managed.api.restore,
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['table', resource.name] }),
        queries.invalidateQueries({ queryKey: ['list', resource.name] }),
      ]),
  };
}

/** Asks with the row's name; what still refers to it is listed instead of a refusal. Says whether it is gone. */
export function useDeleteRow(resource: Resource, managed: Managed) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();

  const undoBy = useUndo(resource, managed);

  const refuse = async (name: string, row: ManagedRow) => {
    const uses = await managed.api.usedIn(row._id);
    if (uses.length === 0) return false;
    await dialogs.info({ title: t('manage.inUse', { name }), message: <UseList uses={uses} /> });
    return true;
  };

  return async (row: ManagedRow): Promise<boolean> => {
    const name = shortName(String(row[resource.title]));
    let undo: string | null;
    try {
      if (await refuse(name, row)) return false;
      const message = resource.personal ? {} : { message: t('trash.canRestore') };
      if (!(await dialogs.confirmDelete({ name, ...message }))) return false;
      ({ undo } = await managed.api.remove(row._id));
    } catch (error) {
      const inUse = error instanceof CallFailed && error.code === 'rows.inUse';
      if (!inUse || !(await refuse(name, row))) await dialogs.error({ message: (error as Error).message });
      return false;
    }
    toasts.show({ message: t('manage.deleted', { name }), ...undoBy(undo, name) });
    await queries.invalidateQueries({ queryKey: ['table', resource.name] });
    return true;
  };
}

const MOST_NAMED = 5;

/** The first ones of those that are meant, and how many more there are. */
function NamesOf({ names, count }: { readonly names: readonly string[]; readonly count: number }) {
  const { t } = useTexts();
  const named = names.slice(0, MOST_NAMED);
  return (
    <ul className={classes.useRows}>
      {named.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and nothing moves
        <li key={at}>{shortName(name)}</li>
      ))}
      {count > named.length && <li>{t('manage.moreUses', { count: count - named.length })}</li>}
    </ul>
  );
}

/** All of them or none: those that cannot go are named. Says whether they are gone. */
export function useDeleteMany(resource: Resource, managed: Managed) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const undoBy = useUndo(resource, managed);
  return async (which: Which, names: readonly string[]): Promise<void> => {
    const count = 'ids' in which ? which.ids.length : which.expected;
    const of = managed.title;
    const agreed = await dialogs.confirm({
      question: t('manage.deleteMany', { count, of }),
      message: (
        <div className={classes.uses}>
          <NamesOf names={names} count={count} />
          <p>{t(resource.personal ? 'office.dialog.noUndo' : 'trash.canRestore')}</p>
        </div>
      ),
      action: t('manage.deleteManyAction', { count }),
      loses: true,
    });
    if (!agreed) return;
    try {
      const { undo } = await managed.api.removeMany(which);
      toasts.show({ message: t('manage.deletedMany', { count, of }), ...undoBy(undo, null) });
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
