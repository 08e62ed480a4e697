import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useBlocker } from '@tanstack/react-router';
import { currentSession } from '../session/session-store.ts';

/** Who leaves what is not saved is asked first; `fields` names it. */
export function useLeaveGuard(isChanged: boolean, fields: string): void {
  const { t } = useTexts();
  const dialogs = useDialogs();
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: isChanged,
    shouldBlockFn: async () =>
      currentSession() !== null &&
      !(await dialogs.confirm({
        question: t('manage.leave'),
        message: t('manage.leaveHint', { fields }),
        action: t('manage.leaveAction'),
        loses: true,
      })),
  });
}
