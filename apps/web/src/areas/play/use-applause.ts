import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { useEffect } from 'react';
import { soundAddress } from './activity/opening/sound-address.ts';

/** For the great moments: it stops with the screen that it is for. */
export function useApplause(): void {
  useEffect(() => {
    const sounds = createSoundBox();
    sounds.play(soundAddress('applause-mastered'), { channel: 'sign', volume: 1 });
    return sounds.stop;
  }, []);
}
