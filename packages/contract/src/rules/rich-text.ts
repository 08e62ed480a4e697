/**
 * What a text that people write may consist of, wherever it is written or kept: the editor knows nothing else, and the
 * server takes everything else away. Spec 2 §5 and 3 §9: the allowed fonts, sizes and alignments.
 */

/** Spec 3 §9: the whitelist of 16 fonts, Arial to Verdana; those of story studio (spec 2 §5) are among them. */
export const RICH_TEXT_FONTS = [
  'Arial',
  'Arial Black',
  'Book Antiqua',
  'Comic Sans MS',
  'Courier New',
  'Garamond',
  'Georgia',
  'Helvetica',
  'Impact',
  'Lucida Console',
  'Palatino',
  'Roboto',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
] as const;

/** Spec 3 §9: sizes normal, h1, h2, h3; they grow with the paper, as headings do. */
export const RICH_TEXT_HEADINGS = { h1: '2em', h2: '1.5em', h3: '1.25em' } as const;

/** Spec 3 §9: the rich-text size list. */
export const RICH_TEXT_SIZES = [8, 10, 12, 13, 14, 16, 18, 20, 22, 24, 30, 32, 36, 48] as const;

/** The left is where lines begin, so it is never written: in Arabic it would be the wrong side. */
export const RICH_TEXT_ALIGNMENTS = ['center', 'right', 'justify'] as const;

/** The other names are what is pasted from elsewhere. */
const TAGS: Readonly<Record<string, RichTextTag>> = {
  p: 'p',
  div: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  blockquote: 'p',
  br: 'br',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  span: 'span',
};

export type RichTextTag = 'p' | 'ul' | 'ol' | 'li' | 'br' | 'strong' | 'em' | 'u' | 'span';

const BLOCKS: ReadonlySet<string | null> = new Set(['p', 'ul', 'ol', 'li']);

/** The part of an element that is asked where it may stand. */
interface Placed {
  readonly localName: string;
  readonly parentElement: Placed | null;
  querySelectorAll(selectors: string): Iterable<{ readonly localName: string }>;
}

/** What becomes of an element where it stands: a paragraph holds no other block, an item stands in a list. */
export function richTextElement(element: Placed): RichTextTag | null {
  const tag = richTextTag(element.localName);
  if (tag === 'li' && !/^[ou]l$/i.test(element.parentElement?.localName ?? '')) return paragraph(element);
  return tag === 'p' ? paragraph(element) : tag;
}

const paragraph = (element: Placed): RichTextTag | null =>
  [...element.querySelectorAll('*')].some(({ localName }) => BLOCKS.has(richTextTag(localName))) ? null : 'p';

/** What becomes of an element; null: its words stay, it goes. */
export const richTextTag = (name: string): RichTextTag | null =>
  Object.hasOwn(TAGS, name.toLowerCase()) ? (TAGS[name.toLowerCase()] ?? null) : null;

type Allow = (value: string) => string | null;

const oneOf =
  (values: readonly string[]): Allow =>
  (value) =>
    values.find((allowed) => allowed.toLowerCase() === value.toLowerCase()) ?? null;

/** Word processors call the sixteen oldest colours by their names. */
const NAMED: Readonly<Record<string, string>> = {
  ...{
    aqua: '#00ffff',
    black: '#000000',
    blue: '#0000ff',
    fuchsia: '#ff00ff',
    gray: '#808080',
    green: '#008000',
  },
  ...{
    lime: '#00ff00',
    maroon: '#800000',
    navy: '#000080',
    olive: '#808000',
    purple: '#800080',
    red: '#ff0000',
  },
  ...{ silver: '#c0c0c0', teal: '#008080', white: '#ffffff', yellow: '#ffff00' },
};

const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/;

/** Browsers write colours as rgb(), people as #rrggbb. */
function colour(value: string): string | null {
  const name = value.toLowerCase();
  if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? null;
  const rgb = RGB.exec(value);
  if (rgb) {
    const parts = rgb.slice(1).map(Number);
    return parts.some((part) => part > 255)
      ? null
      : `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  return /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : null;
}

const firstFamily = (value: string): string =>
  (value.split(',')[0] ?? '').trim().replaceAll(/^["']|["']$/g, '');

/** Four pixels are three points: letters that come from paper keep their size where it is one of ours. */
const PIXELS_PER_POINT = 4 / 3;
const POINTS = /^(\d+(?:\.\d+)?)pt$/i;

const allowedSizes = oneOf([
  ...Object.values(RICH_TEXT_HEADINGS),
  ...RICH_TEXT_SIZES.map((size) => `${size}px`),
]);
const sizes: Allow = (value) => {
  const points = POINTS.exec(value);
  return allowedSizes(points ? `${Math.round(Number(points[1]) * PIXELS_PER_POINT)}px` : value);
};
const families = oneOf(RICH_TEXT_FONTS);

const STYLES: Partial<Record<RichTextTag, Readonly<Record<string, Allow>>>> = {
  p: { 'text-align': oneOf(RICH_TEXT_ALIGNMENTS) },
  span: {
    color: colour,
    'font-family': (value) => families(firstFamily(value)),
    'font-size': sizes,
  },
};

/** The part of a style attribute that the element may keep, written in one way; empty: none. */
export function richTextStyle(tag: RichTextTag, style: string): string {
  const allowed = STYLES[tag] ?? {};
  const kept = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const allow = Object.hasOwn(allowed, property) ? allowed[property] : undefined;
    const value = allow?.(declaration.slice(colon + 1).trim());
    if (value) kept.set(property, value);
  }
  return [...kept].map(([property, value]) => `${property}: ${value}`).join('; ');
}
