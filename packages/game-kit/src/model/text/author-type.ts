import * as z from 'zod/mini';

/** Only what can stand in a style: a name cannot end its quotes, a colour cannot be an address. */
export const fontFamilySchema = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u));
export const fontColorSchema = z.string().check(z.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i));

const authoredSchema = z.object({
  fontFamily: z.catch(z.optional(fontFamilySchema), undefined),
  fontColor: z.catch(z.optional(fontColorSchema), undefined),
});

/** Spec 2 §9 and 3 §9: what stands there where an author chose nothing, which leaves the choice to the house. */
const UNCHOSEN_FAMILIES = ['arial', 'roboto'];
const UNCHOSEN_COLOR = '#000000';

/** Of `--paper-100`, the darkest sheet that learners read on, and what text needs on it (WCAG 2, 1.4.3). */
const PAPER_LUMINANCE = 0.906;
const LEAST_CONTRAST = 4.5;
const DARKER = 0.95;

/** The letters that an author chose for questions and answers, as custom properties of a style. */
export interface AuthorType {
  readonly '--author-font'?: string;
  readonly '--author-color'?: string;
}

/** Whether somebody chose this face; the one that stands there by itself leaves the choice to the house. */
const isChosen = (fontFamily: string): boolean => !UNCHOSEN_FAMILIES.includes(fontFamily.toLowerCase());

/** The face of a text that is read letter by letter. */
export const readingFace = (fontFamily: string): string =>
  isChosen(fontFamily) ? `"${fontFamily}", var(--font-read)` : 'var(--font-read)';

/** Of the options of an activity, or of a problem that has its own. Undefined: all is left to the house. */
export function authorType(options: unknown): AuthorType | undefined {
  const authored = authoredSchema.safeParse(options);
  if (!authored.success) return undefined;
  const { fontFamily, fontColor } = authored.data;
  const color = fontColor && longHex(fontColor);
  const type: AuthorType = {
    ...(fontFamily && isChosen(fontFamily) ? { '--author-font': readingFace(fontFamily) } : {}),
    ...(color && color !== UNCHOSEN_COLOR ? { '--author-color': readable(color) } : {}),
  };
  return Object.keys(type).length === 0 ? undefined : type;
}

function longHex(color: string): string {
  const short = color.length === 4;
  return (short ? color.replace(/[^#]/g, '$&$&') : color).toLowerCase();
}

/** Darkened, in its own hue, until it can be read on paper: yellow on white says nothing to a learner. */
function readable(color: string): string {
  let parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  while (contrastOnPaper(parts) < LEAST_CONTRAST) parts = parts.map((part) => Math.floor(part * DARKER));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function contrastOnPaper(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return (PAPER_LUMINANCE + 0.05) / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
