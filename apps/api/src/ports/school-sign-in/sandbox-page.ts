import { createHash } from 'node:crypto';
import type { TextParams } from '@flink/contract/texts/translate.ts';
import { SANDBOX_CHOOSE } from './addresses.ts';
import type { ComingBack, SandboxDistrict, SandboxPerson } from './port.ts';
import { style } from './sandbox-style.ts';

interface PageTexts {
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  t(key: string, params?: TextParams): string;
}

/** Nothing runs, nothing is loaded, and only this style is taken. */
export const SANDBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function sandboxPage(
  district: SandboxDistrict,
  coming: ComingBack,
  { locale, dir, t }: PageTexts,
): string {
  const people = district.people.map((person) => personLink(person, coming, t)).join('');
  return `<!doctype html>
<html lang="${escaped(locale)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(t('sandbox.cleverTitle'))}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="district">${escaped(district.name)}</p>
<h1>${escaped(t('sandbox.cleverHeading'))}</h1>
<p>${escaped(t('sandbox.cleverIntro'))}</p>
<ul>${people}</ul>
<p><a class="back" href="/">${escaped(t('sandbox.cleverBack'))}</a></p>
</main>
</body>
</html>
`;
}

function personLink(person: SandboxPerson, { redirectUrl, state }: ComingBack, t: PageTexts['t']): string {
  const query = new URLSearchParams({ person: person.id, redirect_uri: redirectUrl, state });
  const about = [typeOf(person, t), person.school].filter((text) => text !== null).join(' · ');
  const note = noteOf(person, t);
  return `
<li><a href="${escaped(`${SANDBOX_CHOOSE}?${query}`)}">
<span class="initial" aria-hidden="true">${escaped(person.name.slice(0, 1))}</span>
<span class="who"><b>${escaped(person.name)}</b><span>${escaped(about)}</span>${note === null ? '' : `<em>${escaped(note)}</em>`}</span>
</a></li>`;
}

function typeOf({ userType }: SandboxPerson, t: PageTexts['t']): string {
  switch (userType) {
    case 'student':
      return t('sandbox.cleverStudent');
    case 'teacher':
      return t('sandbox.cleverTeacher');
    case 'contact':
      return t('sandbox.cleverContact');
    case 'school_admin':
      return t('sandbox.cleverSchoolAdmin');
    case 'district_admin':
      return t('sandbox.cleverDistrictAdmin');
    case 'staff':
      return t('sandbox.cleverStaff');
  }
}

function noteOf({ shows }: SandboxPerson, t: PageTexts['t']): string | null {
  switch (shows) {
    case 'signIn':
      return null;
    case 'unknownPerson':
      return t('sandbox.cleverUnknownPerson');
    case 'failure':
      return t('sandbox.cleverFailure');
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
