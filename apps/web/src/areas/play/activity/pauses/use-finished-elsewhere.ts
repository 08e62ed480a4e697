import { useEffect, useState } from 'react';
import { onFinishedInOtherWindow } from './finished-runs.ts';

export type FinishedWhere = 'window' | 'device';

interface Finished {
  readonly runId: string;
  readonly where: FinishedWhere;
}

/** Where the game that is being played was finished meanwhile; null while it was not. */
export function useFinishedElsewhere(runId: string | null): {
  readonly where: FinishedWhere | null;
  /** The server says so of this game. */
  readonly onDevice: (runId: string) => void;
} {
  const [finished, setFinished] = useState<Finished | null>(null);
  useEffect(
    () =>
      runId === null
        ? undefined
        : onFinishedInOtherWindow(runId, () => setFinished({ runId, where: 'window' })),
    [runId],
  );
  const [onDevice] = useState(
    () => (id: string) =>
      setFinished((before) => (before?.runId === id ? before : { runId: id, where: 'device' })),
  );
  return { where: finished?.runId === runId ? (finished?.where ?? null) : null, onDevice };
}
