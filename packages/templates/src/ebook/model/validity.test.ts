import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { describe, expect, test } from 'vitest';
import { template } from './index.ts';

const issues = (gameData: object, options: object = {}) =>
  contentIssues(template, { options, gameData }).map(({ code, path }) => `${code} at ${path.join('.')}`);
const read = (gameData: object, options: object = {}) => {
  const content = readContent(template, { options, gameData });
  if (!content.ok) throw new Error('it can be read');
  return content.content;
};

test('a book with one page that shows or says something can be read', () => {
  expect(issues({ pages: [{ text: 'Once' }] })).toEqual([]);
  expect(issues({ pages: [{}, { image: 'cat.svg' }] })).toEqual([]);
  expect(issues({ pages: [{ audio: 'one.mp3' }] })).toEqual([]);
});

test('a book without pages, and one of empty pages, cannot', () => {
  expect(issues({ pages: [] })).toEqual(['problems.none at gameData.problems']);
  expect(issues({ pages: [{ text: ' ' }] })).toEqual(['page.empty at gameData.problems.0']);
});

test('an author is told when a timer has nothing to be held against', () => {
  const review = reviewContent(template, {
    options: { displayTimer: 'true' },
    gameData: { pages: [{ text: 'Once' }], totalWords: '' },
  });

  expect(review).toEqual([
    { code: 'timer.noWords', path: ['gameData', 'totalWords'], severity: 'warning' },
    { code: 'timer.noBenchmark', path: ['gameData', 'benchmark'], severity: 'warning' },
  ]);
});

describe('a box that is too small for its words', () => {
  const KITE = 'The wind took the kite up, up, up. Then it sat in the tall tree and would not come down.';
  const told = (box: object, options: object = {}) =>
    reviewContent(template, {
      version: 1,
      options,
      gameData: { problems: [{ id: 'p1', boxes: [{ text: '', ignoreTTS: false, ...box }] }] },
    }).map(({ code, path, severity }) => `${severity} ${code} at ${path.join('.')}`);
  const dim = (width: number, height: number) => ({ left: 40, top: 64, width, height });

  test('is told, with its place', () => {
    expect(told({ text: KITE, dim: dim(300, 50) })).toEqual([
      'warning box.small at gameData.problems.0.boxes.0',
    ]);
  });

  test('and one that is large enough is not', () => {
    expect(told({ text: KITE, dim: dim(372, 116) })).toEqual([]);
    expect(told({ text: 'Up', dim: dim(60, 40) })).toEqual([]);
    expect(told({ text: KITE })).toEqual([]);
  });

  test('larger letters need more room, of the whole book or of a word', () => {
    const html = `<p>The wind took the <span style="font-size: 72px">kite</span>.</p>`;

    expect(told({ text: KITE, dim: dim(372, 116) }, { fontSize: 48 })).toHaveLength(1);
    expect(told({ html, dim: dim(372, 80) })).toHaveLength(1);
    expect(told({ text: 'The wind took the kite.', dim: dim(372, 80) })).toEqual([]);
  });

  test('scripts without spaces are broken into lines as well', () => {
    expect(told({ text: '風が凧を高く高く吹き上げました', dim: dim(372, 44) })).toEqual([]);
    expect(told({ text: '風が凧を高く高く吹き上げました'.repeat(3), dim: dim(372, 44) })).toHaveLength(1);
  });
});

describe('the shapes of the specification', () => {
  test.each([
    [0, 'presentation'],
    ['1', 'manual'],
    [2, 'both'],
    ['PRESENTATION', 'presentation'],
    ['BOTH', 'both'],
    ['something', 'manual'],
    [undefined, 'manual'],
  ])('the mode %o is %s', (ebookMode, mode) => {
    expect(read({ pages: [{ text: 'Once' }] }, { ebookMode }).options.ebookMode).toBe(mode);
  });

  test('a text in HTML, a list of texts and blocks with their places are boxes', () => {
    const dim = { left: '40px', top: 20, width: '400px', height: '100px' };
    const { problems } = read({
      slides: [
        { text: '<p>Tom &amp; Ann</p><p>ran.</p>' },
        { text: ['One.', 'Two.'] },
        { textBoxes: [{ text: 'Here', raw: {}, dim, ignoreTTS: 'true' }], audioPath: 'here.mp3' },
      ],
    }).gameData;

    expect(problems.map(({ boxes }) => boxes.map(({ text }) => text))).toEqual([
      ['Tom & Ann\nran.'],
      ['One.', 'Two.'],
      ['Here'],
    ]);
    expect(problems[2]).toMatchObject({
      audio: 'here.mp3',
      boxes: [{ dim: { left: 40, top: 20, width: 400, height: 100 }, ignoreTTS: true }],
    });
  });
});
