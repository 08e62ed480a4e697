import { describe, expect, test } from 'vitest';
import {
  audiencesOf,
  helpLanguages,
  inManyLanguages,
  inOneLanguage,
  joinedHelp,
  partedHelp,
  seededHelp,
  soundOf,
  withHelp,
  withLanguage,
  withSound,
} from './help-document.ts';

const english = { locale: 'en', english: null };
const spanish = { locale: 'es', english: null };
const rest = { options: {}, gameData: {} };

describe('the help that an author begins with', () => {
  test('is that of the language, however it was kept', () => {
    const html = { ...rest, helpHtml: '<p>Tap it.</p>', helpString: 'Old' };
    const plain = { ...rest, helpString: 'Tap <it>\n\nNow.' };

    expect(seededHelp(html, 'en', 'all', english)).toEqual({ html: '<p>Tap it.</p>', isSeed: false });
    expect(seededHelp(plain, 'en', 'all', english).html).toBe('<p>Tap &lt;it&gt;</p><p>Now.</p>');
  });

  test('else the English one, which is not written before somebody changes it', () => {
    const data = withLanguage(inManyLanguages({ ...rest, helpHtml: '<p>Tap.</p>' }, 'en'), 'es');

    expect(seededHelp(data, 'es', 'all', english)).toEqual({ html: '<p>Tap.</p>', isSeed: true });
    expect(data.multiLocaleHelp).toEqual({ en: { helpHtml: '<p>Tap.</p>' }, es: {} });
  });

  test('else the English help of the original, and else nothing', () => {
    const original = { ...rest, helpString: 'Tap.' };

    expect(seededHelp(rest, 'es', 'all', { locale: 'es', english: original }).html).toBe('<p>Tap.</p>');
    expect(seededHelp(rest, 'es', 'all', spanish)).toEqual({ html: '', isSeed: false });
  });
});

test('what is written takes the place of a plain text, also when all of it is deleted', () => {
  const data = { ...rest, helpString: 'Old' };

  expect(withHelp(data, 'en', 'all', '<p>New</p>')).toEqual({ ...rest, helpHtml: '<p>New</p>' });
  expect(withHelp(data, 'en', 'all', '')).toEqual(rest);
});

test('the family admin and the members each keep their own', () => {
  const data = { ...rest, helpHtml: { admin: '<p>Sit beside.</p>', member: '<p>Tap.</p>' } };

  expect(audiencesOf(data, 'en')).toEqual(['admin', 'member']);
  expect(withHelp(data, 'en', 'member', '<p>Press.</p>').helpHtml).toEqual({
    admin: '<p>Sit beside.</p>',
    member: '<p>Press.</p>',
  });
});

describe('a help for the family admin and one for the members', () => {
  const one = { ...rest, helpString: 'Tap.', helpAudio: 'tap.mp3' };

  test('both begin with what was told to all', () => {
    expect(partedHelp(one)).toEqual({
      ...rest,
      helpString: { admin: 'Tap.', member: 'Tap.' },
      helpAudio: { admin: 'tap.mp3', member: 'tap.mp3' },
    });
    expect(audiencesOf(partedHelp(rest), 'en')).toEqual(['admin', 'member']);
    expect(partedHelp(partedHelp(one))).toEqual(partedHelp(one));
  });

  test('in each of its languages, and in one that is added later', () => {
    const many = partedHelp(inManyLanguages(one, 'en'));

    expect(audiencesOf(many, 'en')).toEqual(['admin', 'member']);
    expect(audiencesOf(withLanguage(many, 'es'), 'es')).toEqual(['admin', 'member']);
  });

  test('joined again, all are told what the members were', () => {
    const told = withHelp(partedHelp(one), 'en', 'admin', '<p>Sit beside.</p>');

    expect(joinedHelp(partedHelp(one))).toEqual(one);
    expect(joinedHelp(told)).toEqual(one);
    expect(joinedHelp(withHelp(told, 'en', 'member', '<p>Press.</p>')).helpHtml).toBe('<p>Press.</p>');
    expect(joinedHelp(partedHelp(rest))).toEqual(rest);
  });
});

test('a sound belongs to its language', () => {
  const data = withSound(withLanguage(inManyLanguages(rest, 'en'), 'es'), 'es', 'all', 'toca.mp3');

  expect(soundOf(data, 'es', 'all')).toBe('toca.mp3');
  expect(soundOf(data, 'en', 'all')).toBeUndefined();
});

describe('one help and many', () => {
  const one = { ...rest, helpHtml: '<p>Tap.</p>', helpAudio: 'tap.mp3' };

  test('the one help moves under its language, which becomes the default', () => {
    const many = inManyLanguages(one, 'en');

    expect(many).toEqual({
      ...rest,
      multiLocaleHelp: { en: { helpHtml: '<p>Tap.</p>', helpAudio: 'tap.mp3' } },
      helpLocale: 'en',
    });
    expect(helpLanguages(many)).toEqual(['en']);
    expect(helpLanguages(one)).toBeNull();
  });

  test('of many the chosen one is kept', () => {
    const many = withHelp(withLanguage(inManyLanguages(one, 'en'), 'es'), 'es', 'all', '<p>Toca.</p>');

    expect(inOneLanguage(many, 'en')).toEqual(one);
    expect(inOneLanguage(many, 'es')).toEqual({ ...rest, helpHtml: '<p>Toca.</p>' });
  });
});
