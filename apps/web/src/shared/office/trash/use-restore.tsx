import type { RestoreResult } from '@flink/contract/entities/trash.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

/** What was deleted together, or some rows of the list. */
export type Meant = { readonly batch: string } | { readonly ids: readonly string[] };

export interface Restoring {
  readonly restore: (meant: Meant) => Promise<RestoreResult>;
  /** What shows the restored rows asks for them again. */
  readonly refresh: () => Promise<unknown>;
}

/** Restores deleted rows, and says what came of it. */
export function useRestore({ restore, refresh }: Restoring) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  return async (meant: Meant, name: string | null): Promise<void> => {
    try {
      const { restored, left } = await restore(meant);
      if (restored > 0)
        toasts.show({
          message:
            name !== null && restored === 1
              ? t('trash.restored', { name })
              : t('trash.restoredMany', { count: restored }),
        });
      await refresh();
      if (left.length > 0)
        await dialogs.error({
          title: t('trash.left'),
          message: (
            <ul>
              {left.map(({ _id, title, code, first }) => (
                <li key={_id}>
                  {t('trash.why', {
                    name: title,
                    reason: first === null ? t(`error.${code}`) : t('trash.restoreFirst', { name: first }),
                  })}
                </li>
              ))}
            </ul>
          ),
        });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
}
