import { expect, test } from 'vitest';
import { type LocaleVoices, spokenLocale } from './spoken-locale.ts';

const all = { byHand: 'es', own: 'sw', center: 'fr', device: 'de', browser: 'pt-BR' };

/** From the first voice to the last, each gone when the next is asked. */
test.each([
  ['what was chosen by hand', [], 'es'],
  ['the own language', ['byHand'], 'sw'],
  ['the center’s', ['byHand', 'own'], 'fr'],
  ['what this device spoke before', ['byHand', 'own', 'center'], 'de'],
  ['the browser’s, without its region', ['byHand', 'own', 'center', 'device'], 'pt'],
  ['nobody', ['byHand', 'own', 'center', 'device', 'browser'], null],
] as const)('%s speaks when nobody before it does', (_, silent, spoken) => {
  const voices: LocaleVoices = { ...all, ...Object.fromEntries(silent.map((name) => [name, null])) };

  expect(spokenLocale(voices)).toBe(spoken);
});

test('an empty answer is none', () => {
  expect(spokenLocale({ byHand: '', own: 'sw' })).toBe('sw');
  expect(spokenLocale({ browser: '' })).toBeNull();
});
