import { createRequire } from 'node:module';

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let loaded: IconSet | null = null;

/** Further digits cannot be seen, but weigh (a picture has 6 KB). */
const FINE_DIGITS = /(\.\d\d)\d+/g;

/** The SVG of one of Fluent Emoji's flat pictures (MIT), or null where there is none of that name. */
export function pictureOf(icon: string): string | null {
  loaded ??= createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const { width, height, icons } = loaded;
  const body = icons[icon]?.body;
  if (body === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body.replaceAll(FINE_DIGITS, '$1')}</svg>`;
}
