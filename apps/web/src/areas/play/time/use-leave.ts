import { useCallback } from 'react';
import { leave } from '../../../shared/session/leave.ts';
import { useSettle } from './use-settle.ts';

/** What does not get through by then is sent when the same learners come back. */
const SETTLES_WITHIN_MS = 800;

/** Signs out. */
export function useLeave(): () => Promise<void> {
  const settle = useSettle();
  return useCallback(async () => {
    await Promise.race([settle(), new Promise((resolve) => setTimeout(resolve, SETTLES_WITHIN_MS))]);
    leave();
  }, [settle]);
}
