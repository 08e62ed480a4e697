import { OPEN } from '@flink/contract/access/rules.ts';
import type { Page } from '@playwright/test';
import { stateOf } from '../../support/browser-state.ts';
import { opens } from '../../support/opens.ts';
import { type Place, places, screens } from '../../support/places.ts';
import { needsALink } from '../../support/sights.ts';
import { FIXED_TITLES, OWN_ROUTES, SPEC_ROUTES } from '../../support/spec-routes.ts';
import { expect, test } from '../../support/test.ts';
import { type Visitor, whoMay, whoMayNot } from '../../support/visitors.ts';

const DENIED = "You don't have permissions to access this page";

const guarded = places.filter(({ access }) => access !== OPEN);
/** One page for each rule of each area: the guard is one function over the rule. */
const doors = guarded.filter((place, index) => {
  const sameRule = (other: Place) =>
    other.area === place.area && JSON.stringify(other.access) === JSON.stringify(place.access);
  return guarded.findIndex(sameRule) === index;
});

const OFFICE = new Set(['make', 'report', 'admin']);

test('the office has the addresses of the specification, and the titles are those it fixes', () => {
  const titles = Object.fromEntries(places.map(({ path, titleText }) => [path, titleText]));
  const office = places.filter(({ area }) => OFFICE.has(area)).map(({ path }) => path);

  expect(office.filter((path) => !SPEC_ROUTES.includes(path) && !OWN_ROUTES.includes(path))).toEqual([]);
  expect(titles).toMatchObject(FIXED_TITLES);
});

/** Each screen is opened once, where its look is judged too (looks.spec.ts); these are its other addresses. */
const others = places.filter((place) => !screens.includes(place) && !needsALink(place.path));

for (const [visitor, theirs] of byVisitor(others, whoMay)) {
  test(`${visitor.role} opens ${theirs.length} more addresses with their titles`, async ({
    browser,
    complaints,
  }) => {
    const context = await browser.newContext({ storageState: stateOf(visitor.name) });
    complaints.over(context);
    const page = await context.newPage();

    for (const place of theirs) {
      await page.goto(place.address);
      await opens(page, place);
    }
    await context.close();
  });
}

/** The guard is one function; which rule lets whom in is tested without a browser. */
const ENOUGH = 6;

for (const [visitor, refused] of byVisitor(doors, whoMayNot)) {
  const closed = refused.slice(0, ENOUGH);
  test(`${visitor.role} is sent home from ${closed.length} pages and told why`, async ({
    browser,
    complaints,
  }) => {
    const context = await browser.newContext({ storageState: stateOf(visitor.name) });
    complaints.over(context);
    const page = await context.newPage();

    for (const place of closed) await sendsAway(page, place, visitor.home);
    await context.close();
  });
}

test('nobody enters any area without a session; the start page says why', async ({ page }) => {
  // Whatever the rule, nobody is nobody.
  for (const [first] of Map.groupBy(doors, ({ area }) => area).values())
    if (first) await sendsAway(page, first, '/');
});

function sendsAway(page: Page, { address }: Place, to: string): Promise<void> {
  return test.step(address, async () => {
    await page.goto(address);

    await expect.soft(page.getByRole('dialog').getByText(DENIED), address).toBeVisible();
    expect.soft(new URL(page.url()).pathname, address).toBe(to);
  });
}

function byVisitor(
  of: readonly Place[],
  choose: (place: Place) => Visitor | undefined,
): ReadonlyMap<Visitor, readonly Place[]> {
  const groups = new Map<Visitor, Place[]>();
  for (const place of of) {
    const visitor = choose(place);
    if (visitor) groups.set(visitor, [...(groups.get(visitor) ?? []), place]);
  }
  return groups;
}
