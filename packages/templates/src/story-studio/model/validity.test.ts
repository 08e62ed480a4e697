import { contentIssues } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { expect, test } from 'vitest';
import { template } from './index.ts';

const review = (gameData: object, options: object = {}) =>
  reviewContent(template, { options, gameData }).map(({ code, path, severity }) => [
    severity,
    code,
    path.join('.'),
  ]);

test('empty pages are enough to write on', () => {
  expect(contentIssues(template, { options: {}, gameData: {} })).toEqual([]);
  expect(review({})).toEqual([]);
});

test('its author is told of pictures that nobody will find', () => {
  const images = Array.from({ length: 13 }, (_none, index) => ({ image: `${index}.svg` }));

  const loose = images.slice(0, 9);

  expect(review({ images })).toEqual([['warning', 'images.tooMany', 'gameData.images']]);
  expect(review({ images: loose })).toEqual([['warning', 'images.tooManyLoose', 'gameData.images']]);
  expect(review({ images: loose, autoInsertArt: true })).toEqual([]);
  expect(review({ images: [{ text: 'cat' }] })).toEqual([['warning', 'image.missing', 'gameData.images.0']]);
});

test('an unknown mode and an unknown number of pages leave the usual ones', () => {
  expect(review({ pagesCount: 'many' }, { storyStudioMode: 'PAINT' })).toEqual([
    ['warning', 'content.shape', 'options.storyStudioMode'],
  ]);
});

test('where its author says nothing of the tools, all fonts, sizes, colours, styles and alignments are offered', () => {
  const { editor } = template.options.parse({});

  expect(editor).toEqual({
    fonts: ['Arial', 'Arial Black', 'Courier New', 'Georgia', 'Helvetica'],
    fontSizes: ['normal', 'h1', 'h2', 'h3'],
    fontColors: ['#2b2140', '#d42f4b', '#28803f', '#1f70c9'],
    fontStyles: ['bold', 'italic', 'underline'],
    alignments: ['left', 'center'],
  });
});

test('an author who takes tools away takes away those alone', () => {
  const { editor } = template.options.parse({ editor: { fonts: [], fontStyles: ['bold'] } });

  expect(editor).toMatchObject({ fonts: [], fontStyles: ['bold'], alignments: ['left', 'center'] });
});
