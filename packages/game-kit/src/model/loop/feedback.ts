import type { SoundSource } from './effect.ts';

/** Spec 1 §4: correct feedback cycles 1 to 7, incorrect 1 to 6, each then wraps. */
const SOUNDS = { correct: 7, incorrect: 6 } as const;

export interface FeedbackCycle {
  readonly correct: number;
  readonly incorrect: number;
}

export const FIRST_FEEDBACK: FeedbackCycle = { correct: 1, incorrect: 1 };

export function nextFeedback(
  cycle: FeedbackCycle,
  kind: keyof FeedbackCycle,
): { readonly sound: SoundSource; readonly cycle: FeedbackCycle } {
  const number = cycle[kind];
  return {
    sound: { from: 'app', name: `${kind}-${number}` },
    cycle: { ...cycle, [kind]: (number % SOUNDS[kind]) + 1 },
  };
}
