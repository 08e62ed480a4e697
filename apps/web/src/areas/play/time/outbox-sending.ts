import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { currentSession } from '../../../shared/session/session-store.ts';
import { useWritePlayData } from '../data/use-write-play-data.ts';
import { outboxOf } from '../outbox/outbox-store.ts';

/** Sends what waits, and shows what came of it: points in the bar, stars in the menu. */
export function useOutboxSending(): () => Promise<void> {
  const { t } = useTexts();
  const toast = useToasts();
  const client = useQueryClient();
  const write = useWritePlayData();
  const complained = useRef(false);

  return useCallback(async () => {
    const learnerIds = (currentSession()?.team ?? []).map(({ _id }) => _id);
    if (learnerIds.length === 0) return;
    const { balance, progressed, timeRefused } = await outboxOf(learnerIds).send();
    if (balance) write((data) => ({ ...data, family: { ...data.family, ...balance } }));
    if (progressed) await client.invalidateQueries({ queryKey: ['play'] });
    if (timeRefused && !complained.current) {
      complained.current = true;
      toast({ text: t('error.play.trackTimeFailed'), tone: 'wrong' });
    }
  }, [client, write, toast, t]);
}
