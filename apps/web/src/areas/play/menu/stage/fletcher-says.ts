import type { Translate } from '@flink/ui/texts/texts.tsx';
import { type Learner, type Reached, waitingFor } from '../board/board.ts';
import type { FletcherSays } from './menu-stage.tsx';

/** Fletcher names who can go on where; when all is mastered he is glad. */
export function fletcherSays<Item extends Reached>(
  t: Translate,
  next: Item | undefined,
  learners: readonly Learner[],
  invite: (name: string, item: Item) => string,
): FletcherSays {
  const learner = next && waitingFor(next, learners);
  if (!next || !learner) return { pose: 'happy', text: t('menu.allMastered') };
  return { pose: 'idle', text: invite(learner.firstname, next) };
}
