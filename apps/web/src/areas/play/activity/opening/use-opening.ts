import { isSpeechAddress } from '@flink/contract/client/speech-address.ts';
import { replay } from '@flink/game-kit/model/loop/play-through.ts';
import type { GameSetting, PersonName } from '@flink/game-kit/model/template.ts';
import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { useEffect, useState } from 'react';
import { LATE_MS, whenCalm } from '../../when-calm.ts';
import type { GameAutosave } from '../pauses/game-autosave.ts';
import type { GameRun } from '../pauses/saved-game.ts';
import { addressesIn, type PlayableActivity } from './opened-activity.ts';

export interface Opening {
  /** 0 to 1: how much of the pictures and sounds has come. */
  readonly progress: number;
  /** Undefined while it is being looked for. */
  readonly left: GameRun | null | undefined;
}

export interface OpeningTask {
  readonly game: PlayableActivity;
  readonly players: number;
  readonly learner?: PersonName | undefined;
  readonly autosave: GameAutosave;
}

/** Before the first problem: the files of the activity come, and a game that was left is looked for. */
export function useOpening({ game, players, learner, autosave }: OpeningTask): Opening {
  const [progress, setProgress] = useState(0);
  const [left, setLeft] = useState<GameRun | null>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an activity opens once; the screen mounts anew for another
  useEffect(() => {
    const open = { here: true };
    let notYet: (() => void) | undefined;
    const urls = addressesIn(game);
    const needed = urls.filter((url) => !isSpeechAddress(url));
    const sounds = createSoundBox();
    sounds
      .preload(needed, (done, of) => open.here && setProgress(done / of))
      .then(() => {
        if (!open.here) return;
        setProgress(1);
        // A word that nobody has heard yet is spoken for the first time now; the game does not wait for it.
        notYet = whenCalm(() => void sounds.preload(urls.filter(isSpeechAddress)), LATE_MS);
      });
    autosave.look().then((run) => open.here && setLeft(run && playable(run, game, { players, learner })));
    return () => {
      open.here = false;
      notYet?.();
    };
  }, []);

  return { progress, left };
}

/** A game that the rules of today cannot follow, or that is over, begins anew. */
function playable(
  run: GameRun,
  { play, content, version }: PlayableActivity,
  who: Omit<GameSetting, 'locale'>,
) {
  const { seed, events } = run.record;
  const setting = { ...who, locale: version.locale };
  try {
    const state = replay(play.template, content, seed, events, setting);
    return play.template.view(state).over ? null : run;
  } catch {
    return null;
  }
}
