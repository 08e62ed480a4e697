import type { CSSProperties } from 'react';

/** Design: five answer colours in fixed order, each with a letter on a shape of its own. */
export const ANSWER_COLOURS = ['purple', 'red', 'orange', 'blue', 'green'] as const;

export type AnswerColour = (typeof ANSWER_COLOURS)[number];

export function colourAt(place: number): AnswerColour {
  return ANSWER_COLOURS[place % ANSWER_COLOURS.length] ?? 'purple';
}

/** The tokens of one colour under the names that cards use. */
export function colourTokens(colour: AnswerColour): CSSProperties {
  return {
    '--c': `var(--${colour})`,
    '--cd': `var(--${colour}-deep)`,
    '--cl': `var(--${colour}-lite)`,
    '--ct': `var(--${colour}-tint)`,
    '--on': `var(--${colour}-on)`,
  } as CSSProperties;
}
