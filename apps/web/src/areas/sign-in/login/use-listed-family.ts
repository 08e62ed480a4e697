import { useCallback, useState } from 'react';

/** The family whose faces are shown; one that does not want that signs in with usernames, as everybody else does. */
export function useListedFamily(asked: string | null) {
  const [unlisted, setUnlisted] = useState<string | null>(null);
  const unlist = useCallback(() => setUnlisted(asked), [asked]);
  return { family: asked === unlisted ? null : asked, unlist };
}
