/** Spec 1 §3, template: how large the character is beside a game, and on which side. */
export const CHARACTER_SIZES = ['small', 'medium', 'large'] as const;
export const CHARACTER_PLACES = ['start', 'end'] as const;
