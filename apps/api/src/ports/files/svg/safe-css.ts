/** Functions that compute colours, lengths and movements; none of them can fetch anything. */
const FUNCTIONS = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp var
   matrix matrix3d translate translatex translatey translate3d scale scalex scaley rotate skew skewx skewy
   cubic-bezier steps linear path polygon circle ellipse inset
   blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
   not is where nth-child nth-of-type`.split(/\s+/),
);

const AT_RULES = new Set(['media', 'keyframes', '-webkit-keyframes', 'supports']);

const FUNCTION_CALL = /([\w-]*)\(\s*(?:(["']?)(#[\w:.-]+)\2\s*\))?/g;

/**
 * True when no way is left to fetch, import or escape: an allow-list of functions and at-rules, references
 * only to the drawing's own parts. Escapes (`u\72l(`) and comments are refused rather than
 * decoded, because a decoder that differs from the browser's is the hole.
 */
export function isSafeCss(css: string): boolean {
  if (/[\\<]|\/\*|\*\//.test(css)) return false;
  for (const [, name = ''] of css.matchAll(/@([\w-]*)/g)) {
    if (!AT_RULES.has(name.toLowerCase())) return false;
  }
  for (const [, name = '', , fragment] of css.matchAll(FUNCTION_CALL)) {
    const lower = name.toLowerCase();
    if (lower === 'url' ? fragment === undefined : lower !== '' && !FUNCTIONS.has(lower)) return false;
  }
  return !/(?:behaviou?r|-moz-binding)\s*:/i.test(css);
}

/** Comments are common in exported drawings; they go before the check, so that nothing can hide in one. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, ' ');
}
