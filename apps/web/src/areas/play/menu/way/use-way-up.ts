import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { addressOf, type Place } from './menu-link.tsx';

/** To the page above: back in the history where it is there, so that the browser's own Back does not lead in circles. */
export function useWayUp(parent: Place | null): (() => void) | null {
  const router = useRouter();
  const goUp = useCallback(() => {
    if (router.state.location.state.fromParent) router.history.back();
    else if (parent) void router.navigate({ ...addressOf(parent), replace: true });
  }, [router, parent]);
  return parent && goUp;
}
