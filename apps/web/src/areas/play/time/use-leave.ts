import { useCallback } from 'react';
import { leave } from '../../../shared/session/leave.ts';
import { useOutboxSending } from './outbox-sending.ts';
import { usePlayTime } from './play-time.ts';

/** What does not get through by then is sent when the same learners come back. */
const SETTLES_WITHIN_MS = 800;

/** Signs out, after the last seconds were told: afterwards nobody may tell them. */
export function useLeave(): () => Promise<void> {
  const time = usePlayTime();
  const send = useOutboxSending();
  return useCallback(async () => {
    time.cut();
    await Promise.race([send(), new Promise((resolve) => setTimeout(resolve, SETTLES_WITHIN_MS))]);
    leave();
  }, [time, send]);
}
