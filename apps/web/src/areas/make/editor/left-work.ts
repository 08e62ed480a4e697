import { CallFailed } from '@flink/contract/client/client.ts';
import { forgetHere, type LeftHere, leftHere, type Whose } from './kept-here.ts';

/**
 * What tabs that are gone could not send. The newest is for its author to see; what others left is sent on, and stays
 * where that would overwrite something: it is brought the next time.
 */
export async function leftWork(
  whose: Whose,
  send: (left: LeftHere) => Promise<unknown>,
): Promise<LeftHere | null> {
  const left = await leftHere(whose);
  for (const one of left.slice(0, -1)) {
    try {
      await send(one);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      continue;
    }
    forgetHere({ ...whose, hand: one.hand });
  }
  return left.at(-1) ?? null;
}
