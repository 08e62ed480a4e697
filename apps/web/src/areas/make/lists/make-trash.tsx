import { allows } from '@flink/contract/access/rules.ts';
import type { MakeKind } from '@flink/contract/calls/make/make-trash.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { DeletedButton } from '../../../shared/office/trash/deleted-button.tsx';
import { type Restoring, useRestore } from '../../../shared/office/trash/use-restore.tsx';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';

/** Everything that lists what authors make asks again. */
function useRestoring(kind: MakeKind): Restoring {
  const queries = useQueryClient();
  return {
    restore: (meant) =>
      officeApi('makeRestore', {
        params: { kind },
        body: 'ids' in meant ? { ids: [...meant.ids] } : meant,
      }),
    refresh: () => queries.invalidateQueries({ queryKey: ['make'] }),
  };
}

/** Restores what was just deleted. */
export function useMakeUndo(kind: MakeKind) {
  const restore = useRestore(useRestoring(kind));
  return (batch: string, name: string) => void restore({ batch }, name);
}

const TITLES = {
  activities: 'title.makeEditActivities',
  wordlists: 'title.makeWordlists',
  activityGroups: 'title.makeActivityGroups',
} as const;

/** Opens what was deleted of a kind, for those who may delete it. */
export function MakeDeletedButton({ kind }: { readonly kind: MakeKind }) {
  const { t } = useTexts();
  const restoring = useRestoring(kind);
  const mayDelete = allows({ flinkMake: { [kind]: { delete: true } } }, holderOf(useSession()));
  if (!mayDelete) return null;
  return (
    <DeletedButton
      of={t(TITLES[kind])}
      name={kind}
      load={(query, signal) => officeApi('makeDeleted', { params: { kind }, query }, { signal })}
      {...restoring}
    />
  );
}
