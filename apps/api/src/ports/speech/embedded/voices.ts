/** The languages that espeak-ng reads, without its invented ones, by the names of their files. */
export const VOICES: ReadonlySet<string> = new Set(
  `af am an ar as az ba be bg bn bpy bs ca ca-ba ca-nw ca-va chr cmn cs cv cy da de el en en-029 en-gb-scotland
  en-gb-x-gbclan en-gb-x-gbcwmd en-gb-x-rp en-us en-us-nyc eo es es-419 et eu fa fi fo fr fr-be fr-ch ga gd gn grc gu
  hak haw he hi hr ht hu hy hyw ia id io is it ja ka kaa kk kl kn ko kok ku ky la lb lt ltg lv mi mk ml mr ms mt mto
  my nb nci ne nl nog om or pa pap pl pt pt-br qu quc ro ru ru-cl ru-lv sd shn si sk sl smj sq sr sv sw ta te th ti tk
  tn tr tt ug uk ur uz vi vi-vn-x-central vi-vn-x-south yue`.split(/\s+/),
);

/** Where a language is spoken in several ways, the way most of our families speak it; and names espeak-ng does not know. */
const MEANT: Readonly<Record<string, string>> = {
  en: 'en-us',
  'en-gb': 'en',
  es: 'es-419',
  'es-es': 'es',
  pt: 'pt-br',
  'pt-pt': 'pt',
  zh: 'cmn',
  'zh-hk': 'yue',
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  in: 'id',
};

/** The voice of a BCP 47 code, or of the nearest wider one: en-KE is read as en. */
export function voiceNamed(locale: string): string | null {
  for (
    let code = locale.toLowerCase();
    code !== '';
    code = code.slice(0, Math.max(0, code.lastIndexOf('-')))
  ) {
    const name = (Object.hasOwn(MEANT, code) ? MEANT[code] : undefined) ?? code;
    if (VOICES.has(name)) return name;
  }
  return null;
}
