import { isSpeechAddress } from '@flink/contract/client/speech-address.ts';
import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { prefetchApi } from '../../../../shared/api.ts';
import { addressesIn, openActivity } from '../../activity/opening/opened-activity.ts';
import { whenCalm } from '../../when-calm.ts';

/** As many as the first problems of most games show. */
const FIRST_PICTURES = 8;

/** What an activity opens with: itself, the game that was left, its code, and then its first pictures. */
export async function fetchActivity(id: string, locale: string): Promise<void> {
  // Nobody waits for it: what did not come is asked for again when the activity is opened.
  const [activity] = await Promise.allSettled([
    prefetchApi('activity', { params: { id } }),
    prefetchApi('savedGame', { params: { activityId: id } }),
  ]);
  if (activity.status === 'rejected') return;
  const opened = await openActivity(activity.value, locale).catch(() => null);
  if (opened?.kind !== 'playable') return;
  const pictures = addressesIn(opened).filter((address) => !isSpeechAddress(address));
  whenCalm(() => void createSoundBox().preload(pictures.slice(0, FIRST_PICTURES)));
}
