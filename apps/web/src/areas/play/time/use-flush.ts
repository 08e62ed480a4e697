import { useCallback } from 'react';
import { useOutboxSending } from './outbox-sending.ts';
import { usePlayTime } from './play-time.ts';

/** Tells the last seconds and all that waits: afterwards others play, and nobody may tell it for them. */
export function useFlush(): () => Promise<void> {
  const time = usePlayTime();
  const send = useOutboxSending();
  return useCallback(async () => {
    time.cut();
    await send();
  }, [time, send]);
}
