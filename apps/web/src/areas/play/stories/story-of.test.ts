import { expect, test } from 'vitest';
import { isStory, needsFolder, pagesOf } from './story-of.ts';

const place = { name: 'cat', x: 0.5, y: 0.5, size: 0.4, turn: 0 };
const files = {
  own: new Map([
    ['page-1-abcdef.mp3', '/signed/voice'],
    ['mine.png', '/signed/mine'],
  ]),
  folder: 'content/garden',
};
const page = { id: 'p1', text: '<p>Hi</p>', audio: null };

test('a kept story is read with its voice and all of its pictures', () => {
  const pictures = [
    { ...place, file: 'mine.png', own: true },
    { ...place, file: 'cat.png', own: false },
    { ...place, file: '/pictures/cat.svg#blue', own: false },
    { ...place, file: 'gone.png', own: true },
  ];
  const [read] = pagesOf({ pages: [{ ...page, audio: 'page-1-abcdef.mp3', pictures }] }, files);

  expect(read).toMatchObject({ id: 'p1', html: '<p>Hi</p>', audio: '/signed/voice' });
  expect(read?.pictures.map(({ url }) => url)).toEqual([
    '/signed/mine',
    '/content/garden/cat.png',
    '/pictures/cat.svg#blue',
    null,
  ]);
});

test('the one picture of an older page lies in its middle', () => {
  const [read] = pagesOf({ pages: [{ ...page, image: 'mine.png' }] }, files);

  expect(read?.pictures).toMatchObject([{ url: '/signed/mine', x: 0.5, y: 0.5 }]);
});

test('the folder of the activity is asked for only where a picture lies in it', () => {
  const withPicture = (file: string, own: boolean) => ({
    pages: [{ ...page, pictures: [{ ...place, file, own }] }],
  });

  expect(needsFolder(withPicture('cat.png', false))).toBe(true);
  expect(needsFolder(withPicture('cat.png', true))).toBe(false);
  expect(needsFolder(withPicture('/pictures/cat.svg', false))).toBe(false);
});

test('a text is no story', () => {
  expect(isStory({ text: '<p>Hi</p>' })).toBe(false);
  expect(isStory(null)).toBe(false);
});
