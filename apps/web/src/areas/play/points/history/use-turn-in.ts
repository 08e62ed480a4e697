import { CallFailed } from '@flink/contract/client/client.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../../shared/api.ts';
import { newId } from '../../../../shared/new-id.ts';
import { failureWords } from '../../../../shared/play/failure-words.ts';
import { useWritePlayData } from '../../data/use-write-play-data.ts';

/** Turns in one reward. Tried again after a lost answer it is the same one: the points go once. */
export function useTurnIn(onTurnedIn: (value: number) => void) {
  const { t } = useTexts();
  const client = useQueryClient();
  const writePlayData = useWritePlayData();
  const id = useRef<string | null>(null);

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      id.current ??= newId();
      return api('turnInReward', { body: { id: id.current } });
    },
    networkMode: 'always',
    onSuccess: ({ points, cumulativePoints, rewardValue }) => {
      id.current = null;
      writePlayData((data) => ({ ...data, family: { ...data.family, points, cumulativePoints } }));
      void client.invalidateQueries({ queryKey: ['play', 'points-history'] });
      onTurnedIn(rewardValue);
    },
    onError: (failed) => {
      if (failed instanceof CallFailed && failed.status >= 400 && failed.status < 500) id.current = null;
    },
  });
  return { turnIn: () => mutate(), busy: isPending, failure: error && failureWords(t, error) };
}
