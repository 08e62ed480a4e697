import type { Page } from '@playwright/test';
import { RESOURCE_SECTIONS } from '../../packages/contract/src/resources/sections.ts';
import { barriers } from '../support/accessibility.ts';
import { overTheEdge, smallTargets, smallWords } from '../support/layout.ts';
import { speakLongest } from '../support/longest-texts.ts';
import { opens } from '../support/opens.ts';
import { drawn, still } from '../support/settled.ts';
import { type LookName, openSight, type Sight, sights } from '../support/sights.ts';
import { expect, test } from '../support/test.ts';

/** Each walk sees several screens in several sizes. */
test.describe.configure({ timeout: 300_000 });

const USUAL = { width: 1024, height: 768 };
/** design: from 360 px to 4K without sideways scrolling. */
const SIZES = [
  [360, 640],
  [3840, 2160],
] as const;
/** Where long texts have the least room. */
const TIGHT = SIZES[0];

/** design: words of at least 18 px for learners, targets of at least 64 px; the office has its own 40 px. */
const LEAST_WORDS = 18;
const LEAST_TARGET: Readonly<Record<LookName, number>> = { play: 64, office: 40 };

/** So many of one person are walked in one window: what it has loaded once is there for the next. */
const TOGETHER = 6;

const walks = [...Map.groupBy(sights, (sight) => sight.as)].flatMap(([person, theirs]) =>
  Array.from({ length: Math.ceil(theirs.length / TOGETHER) }, (_, part) => ({
    person,
    seen: theirs.slice(part * TOGETHER, (part + 1) * TOGETHER),
  })),
);

/** Sections have the table and the form of the kit: on a wide screen they are looked at once for all of them. */
const partOfKit = ({ name }: Sight) => {
  const [, section, form] = /^admin-([a-z-]+?)(-create)?$/.exec(name) ?? [];
  if (!RESOURCE_SECTIONS.some((known) => known === section)) return null;
  return form ? 'form' : 'table';
};
const firstOfKit = new Map([...sights].reverse().map((sight) => [partOfKit(sight), sight]));
const isLikeAnother = (sight: Sight) =>
  partOfKit(sight) !== null && firstOfKit.get(partOfKit(sight)) !== sight;

for (const { person, seen } of walks) {
  test.describe(`what ${person ?? 'nobody signed in'} sees`, () => {
    test.use({ as: person });

    test(`opens with its title, has no barriers, fits every screen, is large enough to read and to touch: ${seen.map(({ name }) => name).join(', ')}`, async ({
      page,
      complaints,
    }) => {
      for (const sight of seen) {
        complaints.forgive(...(sight.forgive ?? []));
        await test.step(sight.name, () => judge(page, sight));
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      const alone = seen.filter((sight) => sight.look === 'play' && !sight.act && !sight.before);
      if (alone.length > 0) await test.step('in the longest texts', () => judgeLongest(page, alone));
    });
  });
}

async function judge(page: Page, sight: Sight): Promise<void> {
  const of = (what: string) => `${sight.name}: ${what}`;
  await page.setViewportSize(USUAL);
  await openSight(page, sight);

  if (sight.place) await opens(page, sight.place);
  expect.soft(await barriers(page), of('axe')).toEqual([]);
  const again = isLikeAnother(sight);
  // Forms have fields of their own, and their colors.
  if (sight.look === 'office' && !(again && partOfKit(sight) === 'table')) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await still(page);
    expect.soft(await barriers(page), of('axe in the dark')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  for (const [width, height] of again ? [TIGHT] : SIZES) {
    await page.setViewportSize({ width, height });
    // A menu closes when the window changes, so what a person did is done again.
    if (sight.act) await openSight(page, sight);
    else await drawn(page);
    expect.soft(await overTheEdge(page), of(`${width} px`)).toEqual([]);
    expect.soft(await smallTargets(page, LEAST_TARGET[sight.look]), of(`${width} px`)).toEqual([]);
    if (sight.look === 'play')
      expect.soft(await smallWords(page, LEAST_WORDS), of(`${width} px`)).toEqual([]);
  }
}

/** From right to left. Dialogs, states over a page and the parts of the office are walked so in the gallery. */
async function judgeLongest(page: Page, seen: readonly Sight[]): Promise<void> {
  const [width, height] = TIGHT;
  await page.setViewportSize({ width, height });
  await speakLongest(page);
  for (const sight of seen) {
    // The sight before may have been a center's, which speaks its own.
    await page.evaluate(() => localStorage.setItem('flink-locale', 'ar'));
    await openSight(page, sight);
    // A center speaks its own languages only.
    if (sight.place?.path !== '/$learningCenterUrl')
      await expect(page.locator('html'), sight.name).toHaveAttribute('dir', 'rtl');
    expect.soft(await overTheEdge(page), `${sight.name} in the longest texts`).toEqual([]);
  }
}
