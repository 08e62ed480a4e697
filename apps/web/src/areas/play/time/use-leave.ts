import { useCallback } from 'react';
import { leave } from '../../../shared/session/leave.ts';
import { useFlush } from './use-flush.ts';

/** What does not get through by then is sent when the same learners come back. */
const SETTLES_WITHIN_MS = 800;

/** Signs out. */
export function useLeave(): () => Promise<void> {
  const settle = useFlush();
  return useCallback(async () => {
    await Promise.race([settle(), new Promise((resolve) => setTimeout(resolve, SETTLES_WITHIN_MS))]);
    leave();
  }, [settle]);
}
