/** Shapes, text, paint, filters and the two animations that can only move things. No `a`, no `foreignObject`. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use switch title desc style
   path rect circle ellipse line polyline polygon image
   text tspan textPath
   linearGradient radialGradient stop clipPath mask pattern marker
   animateTransform animateMotion mpath
   filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
   feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage
   feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
export const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';

const LOCAL_REFERENCE = /^#[^\s"'<>\\]+$/;

/** Pictures inside the drawing. Not `svg+xml`: a drawing inside would not have been cleaned. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/;

const MAY_EMBED: ReadonlySet<string> = new Set(['image', 'feImage']);

export function isSafeReference(element: string, reference: string): boolean {
  const trimmed = reference.trim();
  return LOCAL_REFERENCE.test(trimmed) || (MAY_EMBED.has(element) && EMBEDDED_PICTURE.test(trimmed));
}
