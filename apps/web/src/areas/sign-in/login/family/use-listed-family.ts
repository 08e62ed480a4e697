import { useCallback, useState } from 'react';

/** Why no faces are shown: the family does not want it, or there is none at that address. */
export type Unlisted = 'hidden' | 'nowhere';

/** The family whose faces are shown; where there are none, people sign in with usernames, as everybody else does. */
export function useListedFamily(asked: string | null) {
  const [unlisted, setUnlisted] = useState<{ readonly family: string | null; readonly why: Unlisted }>();
  const unlist = useCallback((why: Unlisted) => setUnlisted({ family: asked, why }), [asked]);
  const isListed = unlisted === undefined || unlisted.family !== asked;
  return {
    family: isListed ? asked : null,
    isNowhere: !isListed && unlisted.why === 'nowhere',
    unlist,
  };
}
