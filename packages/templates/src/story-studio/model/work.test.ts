import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataSchema, optionsSchema } from './schema.ts';
import { empty, merge, type Page, verdict, type Work, wordCount, workSchema } from './work.ts';

const data = dataSchema.parse({});

const page = (id: string, more: Partial<Page> = {}): Page => ({
  id,
  text: '',
  pictures: [],
  audio: null,
  ...more,
});
const texts = (...pages: string[]): Work => ({
  title: '',
  pages: pages.map((text, index) => page(`p${index + 1}`, { text })),
  approved: false,
});
const voices = (count: number): Work => ({
  title: '',
  pages: [1, 2, 3, 4, 5].map((id) => page(`p${id}`, { audio: id <= count ? `page-${id}-a.mp3` : null })),
  approved: false,
});
const worth = (work: Work, chosen: object = {}) => verdict(work, data, optionsSchema.parse(chosen));

describe('words', () => {
  test('are those that a reader counts, not tags, marks or spaces', () => {
    expect(wordCount('<p>This is <strong>our</strong> garden.</p><p>It grows &amp; grows!</p>')).toBe(7);
    expect(wordCount('<p>one</p><p>two</p>')).toBe(2);
    expect(wordCount('<p> … — ! </p>')).toBe(0);
    expect(wordCount("<p>Ng'ombe hali nyama</p>")).toBe(3);
    expect(wordCount('<p>我喜欢苹果</p>')).toBeGreaterThan(1);
  });
});

describe('what a story is worth', () => {
  test('mastered: the four longest pages have five words', () => {
    expect(worth(texts('<p>one two</p>', '<p>three</p>', '<p>four</p>', '<p>five</p>'))).toBe('mastered');
    expect(worth(texts('<p>one two three four five</p>'))).toBe('mastered');
  });

  test('a fifth page does not help', () => {
    expect(worth(texts('a', 'b', 'c', 'd', 'e'))).not.toBe('mastered');
  });

  test('partial: the two longest pages have three words', () => {
    expect(worth(texts('one two', 'three'))).toBe('partial');
    expect(worth(texts('one', 'two', 'three'))).toBeNull();
    expect(worth(texts('', ''))).toBeNull();
  });

  test('a voice on four pages is mastered, on two partial', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => worth(voices(count)))).toEqual([
      null,
      null,
      'partial',
      'partial',
      'mastered',
      'mastered',
    ]);
  });

  test('nothing is mastered without the stamp where it is needed', () => {
    const story = voices(4);

    expect(worth(story, { needApproval: true })).toBe('partial');
    expect(worth({ ...story, approved: true }, { needApproval: true })).toBe('mastered');
    expect(worth({ ...empty(data), approved: true }, { needApproval: true })).toBeNull();
  });
});

describe('pages', () => {
  test('are as many as the author wants, twelve at most', () => {
    const pages = (pagesCount: unknown) => empty(dataSchema.parse({ pagesCount })).pages.length;

    expect([pages(3), pages('6'), pages(40), pages(0), pages('many'), pages(undefined)]).toEqual([
      3, 6, 12, 4, 4, 4,
    ]);
  });

  test('begin with their picture where the author wants it', () => {
    const images = [{ image: 'a.svg', name: 'ant' }, { image: 'b.svg' }];
    const files = (autoInsertArt: boolean) =>
      empty(dataSchema.parse({ images, autoInsertArt, pagesCount: 3 })).pages.map(({ pictures }) =>
        pictures.map(({ file }) => file),
      );

    expect(files(true)).toEqual([['a.svg'], ['b.svg'], []]);
    expect(files(false)).toEqual([[], [], []]);
  });

  test('that were kept in the shape of the specification are read', () => {
    const read = workSchema.parse({ pages: [{ text: '<p>Hi</p>', image: 'cat.png', audio: '' }, {}] });

    expect(read.pages).toMatchObject([
      { id: 'p1', text: '<p>Hi</p>', pictures: [{ file: 'cat.png', own: true }], audio: null },
      { id: 'p2', text: '', pictures: [] },
    ]);
    expect(workSchema.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });
});

describe('two devices', () => {
  test('what only one of them changed is taken', () => {
    const before = texts('', '<p>b</p>');
    const mine = texts('<p>a</p>', '<p>b</p>');

    expect(merge(mine, before)).toEqual(mine);
    expect(merge(before, mine)).toEqual(mine);
  });

  test('a page that both changed is there twice', () => {
    const merged = merge(texts('<p>mine</p>', ''), texts('<p>theirs</p>', ''));

    expect(merged.pages.map(({ text }) => text)).toEqual(['<p>mine</p>', '<p>theirs</p>', '']);
    expect(new Set(merged.pages.map(({ id }) => id)).size).toBe(3);
  });

  test('no word is lost, no page has the name of another, and there are twelve at most', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const story = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 15 }), word), { minLength: 1, maxLength: 12 })
      .map((pages): Work => {
        const byId = new Map(
          pages.map(([id, text]) => [`p${id}`, page(`p${id}`, { text: `<p>${text}</p>` })]),
        );
        return { title: '', pages: [...byId.values()], approved: false };
      });
    fc.assert(
      fc.property(story, story, (mine, theirs) => {
        const { pages } = merge(mine, theirs);
        const all = pages.map(({ text }) => text).join('');

        for (const { text } of [...mine.pages, ...theirs.pages]) expect(all).toContain(text);
        expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
        expect(pages.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  test('the title of one is kept; of two, that of who puts them together', () => {
    const named = (title: string): Work => ({ ...texts('<p>a</p>'), title });

    expect(merge(named(''), named('Sun')).title).toBe('Sun');
    expect(merge(named('Rain'), named('')).title).toBe('Rain');
    expect(merge(named('Rain'), named('Sun')).title).toBe('Rain');
  });

  test('the same work twice is the same work', () => {
    const work = { ...texts('<p>a</p>', '', '<p>c</p>'), approved: true };

    expect(merge(work, work)).toEqual(work);
  });
});
