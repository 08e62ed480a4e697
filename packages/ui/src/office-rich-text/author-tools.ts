import type { CSSProperties } from 'react';
import { PALETTE } from '../office/colour/palette.ts';
import { AUTHOR_FONTS, AUTHOR_SIZES } from '../rich-text/author-lists.ts';
import type { RichTextTools } from '../rich-text/tools.ts';

/** What an author's rich text offers, and what stands there without choosing. */
export interface AuthorTools extends RichTextTools {
  readonly usualFont: string;
  readonly usualSize: string;
}

/** Spec 3 §9: 14 px, font Arial. */
export const AUTHOR_TOOLS: AuthorTools = {
  fonts: AUTHOR_FONTS,
  fontSizes: AUTHOR_SIZES.map((size) => `${size}px`),
  fontColors: PALETTE.map(({ hex }) => hex),
  fontStyles: ['bold', 'italic', 'underline'],
  alignments: ['left', 'center', 'right', 'justify'],
  lists: true,
  usualFont: 'Arial',
  usualSize: '14px',
};

/** Words that learners read in the letters of the house; no lists, as every word of it can be touched. */
export const READING_TOOLS: AuthorTools = {
  ...AUTHOR_TOOLS,
  fonts: ['Andika', ...AUTHOR_FONTS],
  lists: false,
  usualFont: 'Andika',
  usualSize: '24px',
};

/** The letters that stand there without choosing, for the sheet of a text. */
export const lettersOf = ({ usualFont, usualSize }: AuthorTools) =>
  ({ '--usual-font': usualFont, '--usual-size': usualSize }) as CSSProperties;
