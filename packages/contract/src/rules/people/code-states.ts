/** Of a code with which families register. */
export const CODE_STATES = ['unused', 'activated'] as const;
