import { useEffect } from 'react';
import { api } from '../../../shared/api.ts';
import { isViewing } from '../../../shared/session/session-store.ts';
import { usePlayData } from '../data/menu-data.ts';
import { LATE_MS, whenCalm } from '../when-calm.ts';

/** Spec 1 §4, initial settings: on first open the default solution is chosen and saved. */
export function useFirstSolution(): void {
  const data = usePlayData();
  const learner = data?.learners[0];
  const learnerId = learner?.settings.selectedSolutionId === null ? learner._id : null;
  const selectedSolutionId = data?.selectedSolutionId;

  useEffect(() => {
    if (isViewing || learnerId === null || selectedSolutionId === undefined) return;
    return whenCalm(() => {
      // Nobody has asked for it, and the same menu shows: what was not saved the next open saves.
      api('updateLearners', { body: [{ learnerId, data: { settings: { selectedSolutionId } } }] }).catch(
        () => {},
      );
    }, LATE_MS);
  }, [learnerId, selectedSolutionId]);
}
