import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';

/** A few letters are one question. */
const ASK_AFTER_MS = 400;

/** The name of the group that is to be made: proposed as one that is free, and told while it is written. */
export function useFreeName(proposed: string, isNamed: boolean) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  /** Somebody else took it between the question and the making. */
  const [taken, setTaken] = useState<string | null>(null);
  const asked = useDebounced((typed ?? proposed).trim(), ASK_AFTER_MS);
  const answer = useQuery({
    queryKey: ['make', 'free-name', asked],
    queryFn: ({ signal }) =>
      officeApi('groupNameIsFree', { query: { type: 'edu', name: asked } }, { signal }),
    enabled: isNamed && asked !== '',
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const name = typed ?? (asked === proposed.trim() && answer.data ? answer.data.freeName : proposed);
  const isTold = answer.data !== undefined && (typed === null || asked === typed.trim());
  const isTaken = name.trim() === taken || (typed !== null && isTold && !answer.data?.isFree);
  return {
    name,
    change: setTyped,
    refuse: () => {
      setTyped(name);
      setTaken(name.trim());
    },
    field: isTaken
      ? { error: t('error.wordlists.groupNameTaken') }
      : isTold
        ? { hint: t('make.generate.nameFree') }
        : {},
  };
}
