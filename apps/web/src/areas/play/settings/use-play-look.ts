import type { OwnCharacter } from '@flink/ui/play/people/own-character.ts';
import { useEffect, useMemo } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import { storedText } from '../../../shared/stored-text.ts';
import { usePlayQuery } from '../data/menu-data.ts';
import {
  type ChosenLook,
  chosenLook,
  DEFAULT_LOOK,
  type DrawnLook,
  drawnCharacter,
  drawnTheme,
  lookFrom,
  lookWord,
  ownCharacter,
  scenesIn,
} from './drawn-look.ts';

/** `learner: theme character`: the next visit opens in the right scene, before the server has answered. */
const kept = storedText('flink-look');

const ttlCache = (learnerId: string): DrawnLook | null => {
  const [owner, word = ''] = (kept.get() ?? '').split(': ');
  return owner === learnerId ? lookFrom(word) : null;
};

export interface PlayLook extends DrawnLook {
  /** As Admin named them: what is drawn gives the colours and the eyes. */
  readonly chosen: ChosenLook;
  /** With pictures of the installation. */
  readonly ownCharacter: OwnCharacter | null;
  /** False while it is being asked for. */
  readonly known: boolean;
  /** Where the installation has its own pictures for the theme. */
  readonly scenes: ReturnType<typeof scenesIn>;
}

const NOTHING = {};

/** The look of the first of the team, whose settings hold for all (spec 1 §3, bySolution). */
export function usePlayLook(): PlayLook {
  const learnerId = useSession()?.learner?._id;
  const { data, isPending, fetchStatus } = usePlayQuery();
  const own = data?.data ?? NOTHING;
  const learner = data?.data.learners[0];
  const solution = data?.data.product.solutions.find(({ _id }) => _id === data.data.selectedSolutionId);
  const look = useMemo(
    () => (learner && solution ? chosenLook(learner.settings, solution, own) : null),
    [learner, solution, own],
  );

  useEffect(() => {
    if (look && learnerId) kept.set(`${learnerId}: ${lookWord(look)}`);
  }, [look, learnerId]);

  const shown = look ?? (learnerId ? ttlCache(learnerId) : null);
  const asked = isPending && fetchStatus === 'fetching';
  const chosen: ChosenLook = shown ?? DEFAULT_LOOK;
  const ownScenes = data?.data.scenes?.[chosen.theme];
  const scenes = useMemo(() => scenesIn(ownScenes), [ownScenes]);
  const pictured = useMemo(() => ownCharacter(own, chosen.character), [own, chosen.character]);
  return {
    theme: drawnTheme(chosen.theme),
    character: drawnCharacter(chosen.character),
    chosen,
    ownCharacter: pictured,
    known: shown !== null || !asked,
    scenes,
  };
}
