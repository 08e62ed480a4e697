import { expect, test } from 'vitest';
import {
  isMultiLocale,
  toldIn,
  toldLanguages,
  toMultiLocale,
  toSingleLocale,
  type WithInstructions,
  withHouseString,
} from './instructions.ts';

const problems = [{ id: 'p1' }];
const single = { problems, instructionText: 'Drag them', instructionAudio: 'drag.mp3' };
const multi = {
  problems,
  multiLocaleInstructions: {
    defaultLocale: 'es',
    en: { instructionText: 'Drag them', instructionAudio: 'drag.mp3' },
    es: { instructionText: 'Arrástralos', instructionAudio: 'arrastra.mp3' },
  },
};

test('to several languages: the texts move under the chosen one, which is the default, and the single ones are cleared', () => {
  expect(toMultiLocale(single, 'en')).toEqual({
    problems,
    multiLocaleInstructions: {
      defaultLocale: 'en',
      en: { instructionText: 'Drag them', instructionAudio: 'drag.mp3' },
    },
  });
});

test('an activity without an instruction begins with an empty one', () => {
  expect(toMultiLocale({ problems } as WithInstructions, 'sw')).toEqual({
    problems,
    multiLocaleInstructions: { defaultLocale: 'sw', sw: { instructionText: '' } },
  });
});

test('a text of the house has its languages already', () => {
  const chosen = { problems, instructionString: 12, instructionText: 'Drag them' };

  expect(toMultiLocale(chosen, 'en')).toBe(chosen);
});

test('to one language: the kept one is copied, the sounds of the others are named no more', () => {
  const kept = toSingleLocale(multi, 'en');

  expect(kept).toEqual(single);
  expect(JSON.stringify(kept)).not.toContain('arrastra.mp3');
});

test('there and back again nothing is lost', () => {
  expect(toSingleLocale(toMultiLocale(single, 'sw'), 'sw')).toEqual(single);
});

test('the default language comes first, and what is no language is none', () => {
  expect(toldLanguages(multi)).toEqual(['es', 'en']);
  expect(toldIn(multi, 'sw')).toEqual({});
  expect([isMultiLocale(multi), isMultiLocale(single)]).toEqual([true, false]);
});

test('a chosen text of the house is what is said, all of it; taken away, its words stay', () => {
  const chosen = withHouseString(single, { number: 12, text: 'x'.repeat(300) });

  expect(chosen).toMatchObject({ instructionString: 12, instructionText: 'x'.repeat(300) });
  expect(withHouseString(chosen, null)).toEqual({ ...single, instructionText: 'x'.repeat(300) });
});
