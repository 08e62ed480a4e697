import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { models } from '../../../packages/templates/src/models.gen.ts';
import { placesIn, playedAsMade, readAs } from '../../support/made-alike.ts';
import { openSpecimen, type Walk } from '../../support/specimens.ts';
import { expect, test } from '../../support/test.ts';

const EDITORS: Walk = { look: 'template', locale: 'en', scheme: 'light' };

/** Of every game the fullest one that its controls offer; all of them take minutes (`FLINK_FIXTURES=all`). */
const makesAll = process.env.FLINK_FIXTURES === 'all';

/** The fullest first. */
const fixturesOf = (alias: string): readonly string[] => {
  const folder = new URL(`../../../packages/templates/src/${alias}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.startsWith('valid-'))
    .map((file) => ({
      id: `${alias}-${file.replace('.json', '')}-edit`,
      places: new Set(placesIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')).content)).size,
    }))
    .sort((one, other) => other.places - one.places)
    .map(({ id }) => id);
};

async function make(page: Page, id: string) {
  await openSpecimen(page, EDITORS, id);
  return page.evaluate(() => {
    if (!window.__author) throw new Error('There is no editor on the page');
    return window.__author.make();
  });
}

for (const alias of models.keys())
  test(`the editor of ${alias} makes an activity from nothing, by nothing but its controls, and it is played to its end`, async ({
    page,
    complaints,
  }) => {
    // The files that are dropped have names and no content.
    complaints.forgive(/Failed to load resource/);
    let count = 0;
    for (const id of fixturesOf(alias)) {
      if (count > 0 && !makesAll) break;
      await test.step(id, async () => {
        const author = await make(page, id);
        if (author === null) return;
        count += 1;
        expect(readAs(alias, author.made), id).toEqual(readAs(alias, author.wanted));
        expect(playedAsMade(alias, author.made), id).toBe('finished');
      });
    }
    expect(count, 'one at least holds nothing that is only read').toBeGreaterThan(0);
  });
