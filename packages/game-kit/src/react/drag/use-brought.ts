import { useState } from 'react';
import type { LoopState } from '../../model/loop/loop.ts';
import type { Miss } from './use-miss.ts';

interface Brought extends Miss {
  readonly problem: number;
}

/** What was brought to a place in the current problem: the rules forget a wrong piece, the eye should not. */
export function useBrought({ current, said }: Pick<LoopState<unknown, unknown>, 'current' | 'said'>) {
  const [all, setAll] = useState<readonly Brought[]>([]);
  // Judged with the next turn; until then nothing may show what came of it.
  const judged = all.filter(({ problem, turn }) => problem === current && turn <= said.turn);
  const last = judged.at(-1);
  return {
    /** Where the last piece was wrong; nothing as soon as another one was judged. */
    missed: said.verdict === 'wrong' && last?.turn === said.turn ? last : null,
    bring: (piece: string, place: string) =>
      setAll([...judged, { piece, place, problem: current, turn: said.turn + 1 }]),
  };
}
