import { expect, test } from 'vitest';
import { videoSources } from './video-sources.ts';

test('a film is looked for in the language of the family, then in English', () => {
  expect(videoSources('quick-start', 'first steps.mp4', 'sw')).toEqual([
    '/quick-start/sw/first%20steps.mp4',
    '/quick-start/en/first%20steps.mp4',
  ]);
});

test('nothing is looked for twice', () => {
  expect(videoSources('videos', 'a.mp4', 'en')).toEqual(['/videos/en/a.mp4']);
  expect(videoSources('videos', '/library/a.mp4', 'es')).toEqual(['/library/a.mp4']);
});
