import type { PlayData } from '../data/menu-data.ts';

type Saved = Pick<PlayData['learners'][number], 'settings'> & { readonly learnerId: string };

/** What is known, after settings were saved. The menu is that of the first of the team. */
export function withSettings(data: PlayData, saved: readonly Saved[]): PlayData {
  const learners = data.learners.map((learner) => {
    const own = saved.find(({ learnerId }) => learnerId === learner._id);
    return own ? { ...learner, settings: own.settings } : learner;
  });
  const wanted = learners[0]?.settings.selectedSolutionId;
  const chosen = data.product.solutions.find(({ _id }) => _id === wanted);
  return { ...data, learners, selectedSolutionId: chosen?._id ?? data.selectedSolutionId };
}
