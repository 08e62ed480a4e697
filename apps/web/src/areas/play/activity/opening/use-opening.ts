import { isSpeechAddress } from '@flink/contract/client/speech-address.ts';
import { replay } from '@flink/game-kit/model/loop/play-through.ts';
import type { GameSetting, PersonName } from '@flink/game-kit/model/template.ts';
import type { GameRecord } from '@flink/game-kit/react/game-runner.ts';
import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { useEffect, useState } from 'react';
import { LATE_MS, whenCalm } from '../../when-calm.ts';
import type { GameAutosave } from '../pauses/game-autosave.ts';
import { addressesIn, type PlayableActivity } from './opened-activity.ts';

export interface Opening {
  /** 0 to 1: how much of the pictures and sounds has come. */
  readonly progress: number;
  /** Undefined while it is being looked for. */
  readonly left: GameRecord | null | undefined;
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
  const [left, setLeft] = useState<GameRecord | null>();

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
    autosave
      .look()
      .then((record) => open.here && setLeft(record && playable(record, game, { players, learner })));
    return () => {
      open.here = false;
      notYet?.();
    };
  }, []);

  return { progress, left };
}

/** A game that the rules of today cannot follow, or that is over, begins anew. */
function playable(
  record: GameRecord,
  { play, content, version }: PlayableActivity,
  who: Omit<GameSetting, 'locale'>,
) {
  const setting = { ...who, locale: version.locale };
  try {
    const state = replay(play.template, content, record.seed, record.events, setting);
    return play.template.view(state).over ? null : record;
  } catch {
    return null;
  }
}
