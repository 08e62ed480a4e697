import type { SwitchField } from './field.ts';

/** What a switch is that nobody has written, in the thing around it. */
export const unwritten = ({ usual, unstored }: SwitchField, around: unknown): boolean =>
  around === undefined ? usual : (unstored ?? usual);
