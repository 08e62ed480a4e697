import { contentIssues, reviewContent } from '@flink/game-kit/model/content/content.ts';
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

  expect(review({ images })).toEqual([['warning', 'images.tooMany', 'gameData.images']]);
  expect(review({ images: [{ text: 'cat' }] })).toEqual([['warning', 'image.missing', 'gameData.images.0']]);
});

test('an unknown mode and an unknown number of pages leave the usual ones', () => {
  expect(review({ pagesCount: 'many' }, { storyStudioMode: 'PAINT' })).toEqual([
    ['warning', 'content.shape', 'options.storyStudioMode'],
  ]);
});
