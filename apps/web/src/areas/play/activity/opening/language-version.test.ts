import { expect, test } from 'vitest';
import { folderOf, nameOf, versionsFor } from './language-version.ts';

const activity = {
  locale: 'en',
  monolingual: false,
  data: { version: 1, gameData: 'cat', helpHtml: '<p>Tap.</p>' },
  languageVersionData: { immersion_es: { gameData: 'gato' } },
};

test('a learner plays the version in the own language', () => {
  expect(versionsFor(activity, 'es')[0]).toEqual({
    locale: 'es',
    data: { version: 1, gameData: 'gato', helpHtml: '<p>Tap.</p>' },
    folder: 'immersion_es',
    own: ['gameData'],
    shared: JSON.stringify(activity.data),
  });
});

test('a help that was translated while it was plain stays when its original gets letters', () => {
  const [version] = versionsFor(
    { ...activity, languageVersionData: { immersion_es: { gameData: 'gato', helpString: 'Toca.' } } },
    'es',
  );

  expect(version.data).toMatchObject({ helpHtml: '', helpString: 'Toca.' });
});

test('what a version does not say itself has its files in the folder of the activity', () => {
  const [version] = versionsFor(activity, 'es');

  expect(folderOf(version, 'gameData', 'gato.mp3')).toBe('immersion_es');
  expect(folderOf(version, 'helpAudio', 'tap.mp3')).toBe('');
});

test('a picture of the activity that a version shows too lies in the folder of the activity', () => {
  const [version] = versionsFor({ ...activity, data: { gameData: { image: 'cat.png' } } }, 'es');

  expect(folderOf(version, 'gameData', 'cat.png')).toBe('');
  expect(folderOf(version, 'gameData', 'at.png')).toBe('immersion_es');
});

test('a version that cannot be played leaves the activity itself', () => {
  expect(versionsFor(activity, 'es')[1]).toMatchObject({
    locale: 'en',
    data: { gameData: 'cat' },
    folder: '',
  });
});

test.each(['en', 'sw', 'constructor'])(
  'without a version in %s the activity is played as it is',
  (locale) => {
    expect(versionsFor(activity, locale)).toEqual([
      { locale: 'en', data: activity.data, folder: '', own: [], shared: '' },
    ]);
  },
);

test('a monolingual activity is never translated', () => {
  expect(versionsFor({ ...activity, monolingual: true }, 'es')).toHaveLength(1);
});

test('an activity is called as its version says it, else by its own name', () => {
  const named = {
    ...activity,
    activityName: 'Cats',
    languageVersionData: { immersion_es: { activityName: ' Gatos ' } },
  };
  const blank = { ...named, languageVersionData: { immersion_es: { activityName: '' } } };
  const called = (one: typeof named, locale: string) =>
    nameOf({ activity: one, version: versionsFor(one, locale)[0] });

  expect(called(named, 'es')).toEqual({ name: 'Gatos', locale: 'es' });
  expect([called(named, 'en').name, called(blank, 'es').name]).toEqual(['Cats', 'Cats']);
});
