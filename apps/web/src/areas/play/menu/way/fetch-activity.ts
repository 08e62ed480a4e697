import { isSpeechAddress } from '@flink/contract/client/speech-address.ts';
import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { lazyPlay } from '@flink/templates/lazy-play.gen.ts';
import { prefetchApi } from '../../../../shared/api.ts';
import { addressesIn, openActivity } from '../../activity/opening/opened-activity.ts';
import { whenCalm } from '../../when-calm.ts';
import type { Activity } from '../board/board.ts';

/** As many as the first problems of most games show. */
const FIRST_PICTURES = 8;

/** What is known of an activity in the menu is enough to ask for the code of its game. */
type Known = Pick<Activity, '_id' | 'alias'>;

const codeOf = ({ alias }: Known) => Promise.resolve(lazyPlay.get(alias)?.()).catch(() => {});

/** Nobody waits for these: what did not come is asked for again when the activity is opened. */
const fetchLeft = ({ _id }: Known) =>
  void prefetchApi('savedGame', { params: { activityId: _id } }).catch(() => {});

/** It was pressed, and asks for itself: what it asks for after that comes beside it and not behind. */
export function fetchBeside(known: Known): void {
  void codeOf(known);
  fetchLeft(known);
}

/** What an activity opens with: itself and its code, where it was left, its first pictures. Answers how to give it up. */
export function fetchActivity(known: Known, locale: string): () => void {
  void fetchContent(known, locale);
  // A game that has just been left may still be on its way to the server.
  return whenCalm(() => fetchLeft(known));
}

async function fetchContent(known: Known, locale: string): Promise<void> {
  const [activity] = await Promise.allSettled([
    prefetchApi('activity', { params: { id: known._id } }),
    codeOf(known),
  ]);
  if (activity.status === 'rejected') return;
  const opened = await openActivity(activity.value, locale).catch(() => null);
  if (opened?.kind !== 'playable') return;
  const pictures = addressesIn(opened).filter((address) => !isSpeechAddress(address));
  whenCalm(() => void createSoundBox().preload(pictures.slice(0, FIRST_PICTURES)));
}
