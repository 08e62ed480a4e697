import { useEffect, useState } from 'react';

const SHOWN_MS = 4_000;

/** What this browser showed last: who comes back from an activity sees what it brought. */
let seen: { readonly family: string; readonly points: number } | null = null;

/** The points that have come since the figure was shown last, for a moment; then 0. */
export function useNewPoints(family: string, points: number): number {
  const [gained, setGained] = useState(0);

  useEffect(() => {
    const gain = seen?.family === family ? points - seen.points : 0;
    seen = { family, points };
    if (gain > 0) setGained(gain);
  }, [family, points]);

  useEffect(() => {
    if (gained === 0) return;
    const timer = setTimeout(() => setGained(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [gained]);

  return gained;
}
