import { expect, test } from 'vitest';
import { readStrings } from '../../../../../content/load/strings.ts';
import { embeddedSchoolSignIn } from './embedded.ts';
import type { SandboxDistrict } from './port.ts';
import { localeOfBrowser } from './sandbox.routes.ts';
import { SANDBOX_PAGE_POLICY, sandboxPage } from './sandbox-page.ts';

const coming = { redirectUrl: 'http://127.0.0.1:3000/login/clever', state: 'state-"<&>\'-of-16-letters' };
const strings = readStrings();
const textsIn = (locale: string, dir: 'ltr' | 'rtl' = 'ltr') => ({
  locale,
  dir,
  t: (key: string) => strings.get(key)?.[locale] ?? `missing ${key}`,
});

function district(): SandboxDistrict {
  const { sandbox } = embeddedSchoolSignIn({ key: new Uint8Array(32), isFirstUse: async () => true });
  if (sandbox === null) throw new Error('The embedded school sign-in has no sandbox.');
  return sandbox;
}

/** As a browser reads an attribute or a text. */
const read = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('every person is a link that keeps the way back and the state', () => {
  const html = sandboxPage(district(), coming, textsIn('en'));

  const hrefs = [...html.matchAll(/<li><a href="([^"]*)">/g)].map(([, href = '']) => read(href));
  const queries = hrefs.map((href) => new URL(href, 'http://x').searchParams);

  expect(queries.map((query) => query.get('person'))).toEqual(district().people.map(({ id }) => id));
  for (const query of queries) {
    expect(query.get('redirect_uri')).toBe(coming.redirectUrl);
    expect(query.get('state')).toBe(coming.state);
  }
  expect(html).toContain('<b>Leo García</b><span>Student · Maple School</span>');
});

test('the page runs nothing and loads nothing', () => {
  const html = sandboxPage(district(), coming, textsIn('en'));

  expect(html).not.toMatch(/<(script|link|img|iframe|form|object)|\sstyle=|\son\w+=|@import|url\(/i);
  expect(SANDBOX_PAGE_POLICY).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; /);
});

test('what a name or a text holds is shown and never read as markup', () => {
  const odd = { ...district(), name: `<b>Sun</b> & "rise" isn't` };

  const html = sandboxPage(odd, coming, { ...textsIn('en'), t: () => '<i>text</i>' });

  expect(html).not.toMatch(/<i>|<b>Sun/);
  expect(read(html)).toContain(`<p class="district"><b>Sun</b> & "rise" isn't</p>`);
  expect(read(html)).toContain('<title><i>text</i></title>');
});

test.each(['en', 'es', 'sw'])('every text of the page is there in %s', (locale) => {
  const html = sandboxPage(district(), coming, textsIn(locale, locale === 'en' ? 'rtl' : 'ltr'));

  expect(html).not.toContain('missing ');
  expect(html).toContain(`<html lang="${locale}" dir="${locale === 'en' ? 'rtl' : 'ltr'}">`);
});

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-CH, sw;q=0.5', 'sw'],
  ['SW', 'sw'],
  ['de', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('a browser that asks for %s is answered in %s', (header, locale) => {
  expect(localeOfBrowser(header, ['en', 'es', 'sw'])).toBe(locale);
});
