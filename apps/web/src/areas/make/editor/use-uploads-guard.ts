import type { Uploads } from '@flink/make-kit/media/uploads/uploads.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { currentSession } from '../../../shared/session/session-store.ts';

const never = () => () => undefined;
const sendingIn = (uploads: Uploads | undefined): number =>
  uploads?.all().filter(({ state }) => state.kind === 'sending').length ?? 0;

/**
 * How many files are on their way. Who leaves the editor meanwhile is asked first; below `inside` one is still in it,
 * unless below `but`.
 */
export function useUploadsGuard(uploads: Uploads | undefined, inside: string, but?: string): number {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const sending = useSyncExternalStore(uploads?.subscribe ?? never, () => sendingIn(uploads));
  const isInside = (path: string) => path.startsWith(inside) && !(but !== undefined && path.startsWith(but));
  useBlocker({
    disabled: sending === 0,
    enableBeforeUnload: sending > 0,
    shouldBlockFn: async ({ next }) =>
      currentSession() !== null &&
      !isInside(next.pathname) &&
      !(await dialogs.confirm({
        question: t('make.file.leave'),
        message: t('make.file.leaveHint'),
        action: t('make.file.leaveAction'),
        loses: true,
      })),
  });
  return sending;
}
