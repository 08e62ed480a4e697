import { describe, expect, test } from 'vitest';
import { foldTools, inBar, type MenuTool, placesIn, type ToolFacts, toolsFor } from './menu-tools.ts';

const video = { filename: 'film.mp4', name: 'Film' };
const full: ToolFacts = {
  isFamilyTeam: true,
  parentVideos: [video],
  quickStartVideos: [video],
  documents: { quickStart: true, credits: true },
  product: { onePerson: false },
  family: { familyMembers: ['ana', 'leo'] },
  center: { config: { noReports: false, noSettings: false, multiFamilyTeam: false } },
};
const tools = (facts: ToolFacts | null, more: { noLogout?: boolean; reportsOpen?: boolean } = {}) =>
  toolsFor({ facts, noLogout: false, reportsOpen: false, ...more });

describe('the buttons of the menu', () => {
  test('are all there for a family whose center takes none away', () => {
    expect(tools(full)).toEqual([
      'help',
      'team',
      'reports',
      'stories',
      'quickStart',
      'parentAdvice',
      'settings',
      'share',
      'guide',
      'credits',
      'logOut',
    ]);
  });

  test('a center hides logging out, settings and reports', () => {
    const config = { ...full.center.config, noReports: true, noSettings: true };
    const left = tools({ ...full, center: { config } }, { noLogout: true });

    for (const hidden of ['logOut', 'settings', 'reports', 'stories'] as const)
      expect(left).not.toContain(hidden);
  });

  test.each([
    ['who are not of one family', { isFamilyTeam: false }],
    ['of the one-person product', { product: { onePerson: true } }],
  ])('reports are not for learners %s', (_, facts) => {
    expect(tools({ ...full, ...facts })).not.toContain('reports');
  });

  test('who plays can change where there is somebody else to play with', () => {
    const alone = { ...full, family: { familyMembers: ['sam'] } };
    const open = { config: { ...full.center.config, multiFamilyTeam: true } };

    expect(tools(alone)).not.toContain('team');
    expect(tools({ ...alone, center: open })).toContain('team');
    expect(tools({ ...full, product: { onePerson: true } })).not.toContain('team');
  });

  test('reports are not offered while they are open', () => {
    expect(tools(full, { reportsOpen: true })).not.toContain('reports');
  });

  test('quick-start videos are not for the one-person product', () => {
    expect(tools({ ...full, product: { onePerson: true } })).not.toContain('quickStart');
  });

  test('without videos and documents there is no button for them', () => {
    const bare = { parentVideos: [], quickStartVideos: [], documents: { quickStart: false, credits: false } };
    const left = tools({ ...full, ...bare });

    for (const nothing of ['quickStart', 'parentAdvice', 'guide', 'credits'] as const)
      expect(left).not.toContain(nothing);
  });

  test('before it is known whose menu it is there is help, the link and the way out', () => {
    expect(tools(null)).toEqual(['help', 'share', 'logOut']);
  });
});

describe('where there is little room', () => {
  const all = tools(full);

  test('everything stands in the bar that has room', () => {
    expect(foldTools(['help', 'share'], 2)).toEqual({ shown: ['help', 'share'], folded: [] });
  });

  test('the rarely used ones fold first, the order stays', () => {
    expect(foldTools(all, 5)).toEqual({
      shown: ['help', 'reports', 'settings', 'logOut'],
      folded: ['team', 'stories', 'quickStart', 'parentAdvice', 'share', 'guide', 'credits'],
    });
  });

  test('all of them fold behind the one button of a phone', () => {
    expect(foldTools(all, 1).shown).toEqual([]);
  });

  test('nothing folds alone', () => {
    for (let count = 1; count <= all.length; count += 1) {
      const some: readonly MenuTool[] = all.slice(0, count);
      for (let places = 1; places <= count; places += 1)
        expect(foldTools(some, places).folded.length).not.toBe(1);
    }
  });

  test('the way out stands last, behind the button that unfolds the rest', () => {
    expect(inBar(foldTools(all, 3))).toEqual(['settings', 'more', 'logOut']);
  });

  test.each([
    [360, 640, 1],
    [390, 844, 1],
    [667, 375, 1],
    [768, 1024, 4],
    [1024, 768, 4],
    [1440, 900, 4],
    [1920, 1080, 5],
    [3840, 2160, 6],
  ])('a screen of %d × %d has room for %d', (width, height, places) => {
    expect(placesIn(width, height)).toBe(places);
  });
});
