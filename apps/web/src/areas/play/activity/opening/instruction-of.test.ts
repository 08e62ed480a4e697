import { expect, test } from 'vitest';
import { instructionOf } from './instruction-of.ts';

const version = (gameData: unknown) => ({
  locale: 'en',
  data: { gameData },
  folder: '',
  own: [],
  shared: '',
});

test('an activity without an instruction has none', () => {
  expect(instructionOf(version({ problems: [], instructionText: ' ' }), 'en')).toBeNull();
});

test('a single instruction is in the language of the activity', () => {
  const told = { instructionText: 'Drag them', instructionAudio: 'drag.mp3' };

  expect(instructionOf(version(told), 'es')).toEqual({ text: 'Drag them', audio: 'drag.mp3', locale: 'en' });
});

test('of several the reader gets the own, else that of the activity, else the default', () => {
  const several = {
    defaultLocale: 'es',
    es: { instructionText: 'Arrástralos' },
    sw: { instructionText: 'Buruta' },
  };
  const read = (reader: string, more = {}) =>
    instructionOf(version({ multiLocaleInstructions: { ...several, ...more } }), reader);

  expect(read('sw')).toEqual({ text: 'Buruta', locale: 'sw' });
  expect(read('fr')).toEqual({ text: 'Arrástralos', locale: 'es' });
  expect(read('fr', { en: { instructionText: 'Drag' } })).toEqual({ text: 'Drag', locale: 'en' });
});
