import { useEffect, useMemo } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import { storedText } from '../../../shared/stored-text.ts';
import { usePlayQuery } from '../data/menu-data.ts';
import { DEFAULT_LOOK, type DrawnLook, drawnLook, lookFrom, lookWord, scenesIn } from './drawn-look.ts';

/** `learner: theme character`: the next visit opens in the right scene, before the server has answered. */
const kept = storedText('flink-look');

const ttlCache = (learnerId: string): DrawnLook | null => {
  const [owner, word = ''] = (kept.get() ?? '').split(': ');
  return owner === learnerId ? lookFrom(word) : null;
};

export interface PlayLook extends DrawnLook {
  /** False while it is being asked for. */
  readonly known: boolean;
  /** Where the installation has its own pictures for the theme. */
  readonly scenes: ReturnType<typeof scenesIn>;
}

/** The look of the first of the team, whose settings hold for all (spec 1 §3, bySolution). */
export function usePlayLook(): PlayLook {
  const learnerId = useSession()?.learner?._id;
  const { data, isPending, fetchStatus } = usePlayQuery();
  const learner = data?.data.learners[0];
  const solution = data?.data.product.solutions.find(({ _id }) => _id === data.data.selectedSolutionId);
  const look = useMemo(
    () => (learner && solution ? drawnLook(learner.settings, solution) : null),
    [learner, solution],
  );

  useEffect(() => {
    if (look && learnerId) kept.set(`${learnerId}: ${lookWord(look)}`);
  }, [look, learnerId]);

  const shown = look ?? (learnerId ? ttlCache(learnerId) : null);
  const asked = isPending && fetchStatus === 'fetching';
  const drawn = shown ?? DEFAULT_LOOK;
  const own = data?.data.scenes?.[drawn.theme];
  const scenes = useMemo(() => scenesIn(own), [own]);
  return { ...drawn, known: shown !== null || !asked, scenes };
}
