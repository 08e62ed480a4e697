import { type Cue, readCaptions } from '@flink/contract/rules/films/captions.ts';
import { useEffect, useState } from 'react';

/** The captions beside a film; none while they come, and where there are none. */
export function useCaptions(address: string | null): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  useEffect(() => {
    if (address === null) return;
    const left = new AbortController();
    fetch(address, { signal: left.signal })
      .then(async (reply) => setCues(reply.ok ? (readCaptions(await reply.text()) ?? []) : []))
      // A film without captions is still a film.
      .catch(() => undefined);
    return () => left.abort();
  }, [address]);
  return cues;
}
