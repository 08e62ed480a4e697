import { describe, expect, test } from 'vitest';
import { type StudioEvent, start, step, view } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';
import type { Picture, Work } from './work.ts';

const cat: Picture = { file: 'cat.svg', own: false, name: 'cat', x: 0.5, y: 0.5, size: 0.5, turn: 0 };

function begin(more: { data?: object; options?: object; work?: unknown } = {}) {
  const data = dataSchema.parse({ pagesCount: 2, ...more.data });
  const options = optionsSchema.parse(more.options ?? {});
  return start(data, options, 1, { players: 1, locale: 'en', work: more.work }).state;
}
const after = (state: ReturnType<typeof begin>, ...events: StudioEvent[]) =>
  events.reduce((now, event) => step(now, event).state, state);

describe('a story', () => {
  test('begins with empty pages, or with what was kept', () => {
    const kept: Work = {
      title: 'My cat',
      pages: [{ id: 'p7', text: '<p>Hi</p>', pictures: [], audio: null }],
      approved: true,
    };

    expect(begin().work.pages).toHaveLength(2);
    expect(begin({ work: kept }).work).toEqual(kept);
    expect(begin({ work: 'nonsense' }).work.pages).toHaveLength(2);
    expect(begin({ work: { pages: [] } }).work.pages).toHaveLength(2);
  });

  test('is written, told and drawn page by page', () => {
    const state = after(
      begin(),
      { type: 'write', page: 'p1', text: '<p>Hi</p>' },
      { type: 'record', page: 'p2', audio: 'page-2-x.mp3' },
      { type: 'put', page: 'p1', picture: cat },
      { type: 'move', page: 'p1', at: 0, picture: { ...cat, x: 0.2, turn: 15 } },
    );

    expect(view(state).work).toEqual({
      title: '',
      pages: [
        { id: 'p1', text: '<p>Hi</p>', pictures: [{ ...cat, x: 0.2, turn: 15 }], audio: null },
        { id: 'p2', text: '', pictures: [], audio: 'page-2-x.mp3' },
      ],
      approved: false,
    });
    expect(after(state, { type: 'take', page: 'p1', at: 0 }).work.pages[0]?.pictures).toEqual([]);
  });

  test('gets a title of its own, which its maker can change', () => {
    const rename = view(begin()).title?.rename;
    if (!rename) throw new Error('a story has a title');
    const named = after(begin(), rename('  The cat\n and   the sun '));

    expect(view(begin()).title?.text).toBe('');
    expect(view(named).title?.text).toBe('The cat and the sun');
    expect(view(after(named, rename('x'.repeat(500)))).title?.text).toHaveLength(60);
    expect(view(after(named, rename('👨‍👩‍👧‍👦'.repeat(60)))).title?.text.length).toBeLessThanOrEqual(200);
    expect(view(begin({ work: named.work })).title?.text).toBe('The cat and the sun');
  });

  test('loses the voice of a page when its maker deletes it', () => {
    const told = after(begin(), { type: 'record', page: 'p1', audio: 'page-1-x.mp3' });

    expect(after(told, { type: 'record', page: 'p1', audio: null }).work.pages[0]?.audio).toBeNull();
  });

  test('a recording that ends late lands on its own page', () => {
    const state = after(begin(), { type: 'turn', place: 1 }, { type: 'record', page: 'p1', audio: 'a.mp3' });

    expect(state.current).toBe(1);
    expect(state.work.pages.map(({ audio }) => audio)).toEqual(['a.mp3', null]);
  });

  test('grows to twelve pages, and never loses its last one', () => {
    const added = after(begin(), ...Array.from({ length: 20 }, () => ({ type: 'add' }) as const));

    expect(added.work.pages).toHaveLength(12);
    expect(added.current).toBe(11);

    const dropped = after(added, ...added.work.pages.map(({ id }) => ({ type: 'drop', page: id }) as const));

    expect(dropped.work.pages.map(({ id }) => id)).toEqual(['p12']);
    expect(dropped.current).toBe(0);
  });

  test('a page that was taken away leaves its number to nobody', () => {
    const state = after(begin(), { type: 'add' }, { type: 'drop', page: 'p2' }, { type: 'add' });

    expect(state.work.pages.map(({ id }) => id)).toEqual(['p1', 'p3', 'p4']);
  });

  test('twelve pictures find room on a page', () => {
    const put = { type: 'put', page: 'p1', picture: cat } as const;
    const state = after(begin(), ...Array.from({ length: 15 }, () => put));

    expect(state.work.pages[0]?.pictures).toHaveLength(12);
  });
});

describe('the end', () => {
  const written: StudioEvent = { type: 'write', page: 'p1', text: '<p>one two three four five</p>' };

  test('comes when the story is good enough, and only then', () => {
    expect(step(begin(), { type: 'finish' }).effects).toEqual([]);
    expect(step(after(begin(), written), { type: 'finish' }).effects).toEqual([
      { type: 'result', result: { kind: 'verdict', verdict: 'mastered' } },
    ]);
  });

  test('waits for the stamp where one is needed', () => {
    const story = after(begin({ options: { needApproval: true } }), written);

    expect(step(story, { type: 'finish' }).effects).toEqual([]);
    expect(step(after(story, { type: 'approve', on: true }), { type: 'finish' }).effects).toHaveLength(1);
  });

  test('after it nothing changes', () => {
    const over = after(begin(), written, { type: 'finish' });

    expect(step(over, { type: 'add' })).toEqual({ state: over, effects: [] });
  });
});
