import { useEffect } from 'react';
import { api } from '../../../shared/api.ts';
import { usePlayData } from '../data/menu-data.ts';
import { useWritePlayData } from '../data/use-write-play-data.ts';
import { withSettings } from './saved-settings.ts';

/** Spec 1 §4, initial settings: on first open the default solution is chosen and saved. */
export function useFirstSolution(): void {
  const data = usePlayData();
  const write = useWritePlayData();
  const learner = data?.learners[0];
  const learnerId = learner?.settings.selectedSolutionId === null ? learner._id : null;
  const selectedSolutionId = data?.selectedSolutionId;

  useEffect(() => {
    if (learnerId === null || selectedSolutionId === undefined) return;
    api('updateLearners', { body: [{ learnerId, data: { settings: { selectedSolutionId } } }] }).then(
      (reply) => write((before) => withSettings(before, reply.data)),
      // Nobody has asked for it, and the same menu shows: the next open saves it.
      () => {},
    );
  }, [learnerId, selectedSolutionId, write]);
}
