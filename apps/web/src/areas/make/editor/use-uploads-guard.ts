import type { Uploads } from '@flink/make-kit/media/uploads/uploads.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { currentSession } from '../../../shared/session/session-store.ts';

const never = () => () => undefined;
const isSending = (uploads: Uploads | undefined): boolean =>
  uploads?.all().some(({ state }) => state.kind === 'sending') ?? false;

/** Who leaves the editor while a file is on its way is asked first; below `inside` one is still in it, unless below `but`. */
export function useUploadsGuard(uploads: Uploads | undefined, inside: string, but?: string): void {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const sends = useSyncExternalStore(uploads?.subscribe ?? never, () => isSending(uploads));
  const isInside = (path: string) => path.startsWith(inside) && !(but !== undefined && path.startsWith(but));
  useBlocker({
    disabled: !sends,
    enableBeforeUnload: sends,
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
}
