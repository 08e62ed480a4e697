import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { expect, test } from 'vitest';
import { template } from './index.ts';

const issues = (...pages: readonly object[]) =>
  contentIssues(template, { options: {}, gameData: { pages } }).map(
    ({ code, path }) => `${code} at ${path.slice(2).join('.')}`,
  );

test('a page is valid with an image, a text or the text of another', () => {
  expect(issues({ text: 'Once' })).toEqual([]);
  expect(issues({ image: 'cat.svg' })).toEqual([]);
  expect(issues({ textFrom: 0 })).toEqual([]);
  expect(issues({ text: ' ', textFrom: null })).toEqual(['page.empty at 0']);
});

test('a timer needs both benchmark and totalWords', () => {
  expect(issues({ text: 'Once', hasTimer: true })).toEqual([
    'timer.noWords at 0.totalWords',
    'timer.noBenchmark at 0.benchmark',
  ]);
  expect(issues({ text: 'Once', hasTimer: 'true', totalWords: '1', benchmark: 60 })).toEqual([]);
});

test('one good page is enough, and the author is told of the other', () => {
  const gameData = { pages: [{ text: 'Once' }, { text: 'Twice', hasTimer: true, totalWords: 1 }] };

  expect(contentIssues(template, { options: {}, gameData })).toEqual([]);
  expect(reviewContent(template, { options: {}, gameData })).toEqual([
    { code: 'timer.noBenchmark', path: ['gameData', 'problems', 1, 'benchmark'], severity: 'warning' },
  ]);
});

test('the HTML of an editor is read as its words, and the sheet to print is kept', () => {
  const read = readContent(template, {
    options: {},
    gameData: { pdf: 'sheet.pdf', slides: [{ html: '<p>Tom &amp; Ann</p>', audioPath: 'one.mp3' }] },
  });

  expect(read).toMatchObject({
    ok: true,
    content: { gameData: { pdf: 'sheet.pdf', problems: [{ text: 'Tom & Ann', audio: 'one.mp3' }] } },
  });
});
