import { allows } from '@flink/contract/access/rules.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { groupAddress } from './list-address.ts';

/** Spec 3 §7.4: lists become groups of words; one that is alone is opened. Undefined where that is not theirs to do. */
export function useTransfer(): ((ids: readonly string[]) => Promise<void>) | undefined {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const queries = useQueryClient();
  const router = useRouter();
  const may = allows(
    {
      flinkMake: {
        wordlists: { view: true, generate: true },
        activities: { create: true },
        searchAgsTab: { actions: { wordAgs: true } },
      },
    },
    holderOf(useSession()),
  );
  if (!may) return undefined;
  return async (ids) => {
    try {
      const { data } = await officeApi('transferToWordAgs', { body: { wordlistsIds: [...ids] } });
      await queries.invalidateQueries({ queryKey: ['make', 'groups'] });
      const [group] = data;
      if (!group || data.length > 1) {
        show({ message: t('make.complete.transferredMany', { count: data.length }) });
        return;
      }
      show({ message: t('make.complete.transferred', { name: group.name }) });
      router.history.push(groupAddress(group._id));
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
}
