import { allows, OPEN } from '@flink/contract/access/rules.ts';
import { useMatches } from '@tanstack/react-router';
import { holderOf, useSession } from './session-store.ts';

/** False where a session has ended on a screen that needs one: it is about to be left. */
export function useMayStay(): boolean {
  const matches = useMatches();
  const holder = holderOf(useSession());
  // The page that is not there is for everybody, wherever it is not.
  if (matches.some((match) => match._notFound)) return true;
  return allows(matches.at(-1)?.staticData.access ?? OPEN, holder);
}
