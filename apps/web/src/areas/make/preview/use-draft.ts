import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { useMemo } from 'react';
import type { ShownDraft } from '../../../shared/preview/draft-stage.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { draftFrom, type WrittenVersion } from './draft-from.ts';

/** A few letters are one picture. */
const SHOWN_AFTER_MS = 500;

/** The working copy as the player gets it; another object when it has changed, and nobody has typed for a moment. */
export function useDraft(
  activity: OpenedActivity,
  data: ActivityData,
  multiplayer: boolean,
  version: WrittenVersion | null = null,
): ShownDraft['activity'] {
  const settled = useDebounced(data, SHOWN_AFTER_MS);
  const written = useDebounced(version, SHOWN_AFTER_MS);
  return useMemo(
    () => draftFrom(activity, settled, multiplayer, written),
    [activity, settled, multiplayer, written],
  );
}
