import type { Look } from './specimen.ts';

export const locales = ['en', 'es', 'sw', 'ar'] as const;
export type GalleryLocale = (typeof locales)[number];

export type Scheme = 'light' | 'dark';

export interface Address {
  readonly look: Look;
  /** Empty: the first specimen of the look. */
  readonly id: string;
  readonly locale: GalleryLocale;
  readonly scheme: Scheme;
  /** Only the specimen, without the gallery around it. */
  readonly bare: boolean;
}

const looks: readonly Look[] = ['play', 'office', 'template'];

/** Reads `#/play/button?locale=es&bare=1`; the options may also stand in the query before the hash. */
export function readAddress(search: string, hash: string): Address {
  const [path = '', options = ''] = hash.replace(/^#\/?/, '').split('?');
  const [look, ...id] = path.split('/');
  const query = new URLSearchParams(search);
  const chosen = new URLSearchParams(options);
  const option = (name: string) => chosen.get(name) ?? query.get(name);
  return {
    look: looks.find((known) => known === look) ?? 'play',
    id: decodeURIComponent(id.join('/')),
    locale: locales.find((known) => known === option('locale')) ?? 'en',
    scheme: option('scheme') === 'dark' ? 'dark' : 'light',
    bare: option('bare') === '1',
  };
}

export function writeAddress({ look, id, locale, scheme, bare }: Address): string {
  const options = new URLSearchParams();
  if (locale !== 'en') options.set('locale', locale);
  if (scheme !== 'light') options.set('scheme', scheme);
  if (bare) options.set('bare', '1');
  const query = options.size > 0 ? `?${options}` : '';
  return `#/${look}/${id}${query}`;
}
