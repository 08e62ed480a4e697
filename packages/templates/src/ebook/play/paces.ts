/** How fast a voice reads, to the pace at which it was recorded. */
export const PACES = { slow: 0.75, normal: 1, fast: 1.25 } as const;

export type Pace = keyof typeof PACES;
