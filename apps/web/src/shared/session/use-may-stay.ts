import { allows, OPEN } from '@flink/contract/access/rules.ts';
import { useMatches } from '@tanstack/react-router';
import { holderOf, useSession } from './session-store.ts';

/** False where a session has ended on a screen that needs one: it is about to be left. */
export function useMayStay(): boolean {
  const access = useMatches().at(-1)?.staticData.access ?? OPEN;
  return allows(access, holderOf(useSession()));
}
