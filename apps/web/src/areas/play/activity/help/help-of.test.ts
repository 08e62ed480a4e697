import { expect, test } from 'vitest';
import { firstHelp, type HelpWish, helpOf } from './help-of.ts';

const wish: HelpWish = {
  data: { helpHtml: '<p>Tap the word.</p>', helpAudio: 'help.mp3' },
  activityLocale: 'en',
  locale: 'en',
  isAdmin: false,
  team: false,
  teamText: 'Take turns.',
};

test('a single learner sees no team help', () => {
  expect(helpOf(wish).map(({ kind }) => kind)).toEqual(['activity']);
});

test('a team sees the help of the activity, then how to take turns', () => {
  const [first, second] = helpOf({ ...wish, team: true });

  expect(first).toMatchObject({ kind: 'activity', html: '<p>Tap the word.</p>', audio: 'help.mp3' });
  expect(second).toMatchObject({ kind: 'team', text: 'Take turns.' });
});

test('a family admin and a member are helped with words of their own', () => {
  const data = {
    helpHtml: { admin: '<p>Read it to your child.</p>', member: '<p>Tap it.</p>' },
    helpAudio: { admin: 'a.mp3', member: 'm.mp3' },
  };

  expect(helpOf({ ...wish, data, isAdmin: true })[0]).toMatchObject({
    html: '<p>Read it to your child.</p>',
    audio: 'a.mp3',
  });
  expect(helpOf({ ...wish, data })[0]).toMatchObject({ html: '<p>Tap it.</p>', audio: 'm.mp3' });
});

test('help that exists only for the others is better than none', () => {
  expect(helpOf({ ...wish, data: { helpString: { admin: 'Read it aloud.' } } })[0].text).toBe(
    'Read it aloud.',
  );
});

test('help in several languages is shown in the language of the learner', () => {
  const data = {
    multiLocaleHelp: { en: { helpString: 'Tap.' }, sw: { helpString: 'Gusa.' } },
    helpLocale: 'en',
  };

  expect(helpOf({ ...wish, data, locale: 'sw' })[0]).toMatchObject({ text: 'Gusa.', locale: 'sw' });
});

test.each([
  [
    'the language the author named',
    { es: { helpString: 'Toca.' }, en: { helpString: 'Tap.' } },
    'es',
    'Toca.',
  ],
  ['English', { en: { helpString: 'Tap.' }, fr: { helpString: 'Touche.' } }, 'xx', 'Tap.'],
  ['whatever there is', { fr: { helpString: 'Touche.' } }, 'xx', 'Touche.'],
])('without the language of the learner, help comes in %s', (_name, multiLocaleHelp, helpLocale, text) => {
  expect(helpOf({ ...wish, data: { multiLocaleHelp, helpLocale }, locale: 'sw' })[0].text).toBe(text);
});

test('help in one language says which, so that it is read aloud with the right voice', () => {
  expect(helpOf({ ...wish, data: { helpString: 'Toca.', helpLocale: 'es' } })[0].locale).toBe('es');
  expect(helpOf({ ...wish, data: { helpString: 'Gusa.' }, activityLocale: 'sw' })[0].locale).toBe('sw');
});

test.each([[null], ['text'], [{ helpHtml: 7 }], [{ multiLocaleHelp: [] }], [{ helpHtml: '   ' }]])(
  'data that says nothing (%j) leaves the general words',
  (data) => {
    expect(helpOf({ ...wish, data })[0]).toMatchObject({ html: null, text: null, audio: null });
  },
);

test('a learner who turned the help off starts at once; the team is still told about the turns', () => {
  const sheets = helpOf({ ...wish, team: true });

  expect(firstHelp(sheets, { activityHelp: true, teamHelp: true })).toHaveLength(2);
  expect(firstHelp(sheets, { activityHelp: false, teamHelp: true }).map(({ kind }) => kind)).toEqual([
    'team',
  ]);
  expect(firstHelp(sheets, { activityHelp: false, teamHelp: false })).toEqual([]);
});
