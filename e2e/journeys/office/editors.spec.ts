import { readdirSync, readFileSync } from 'node:fs';
import { models } from '../../../packages/templates/src/models.gen.ts';
import { covering, placesIn, readAs } from '../../support/made-alike.ts';
import { openSpecimen, type Walk } from '../../support/specimens.ts';
import { expect, test } from '../../support/test.ts';

const EDITORS: Walk = { look: 'template', locale: 'en', scheme: 'light' };

/** It holds a value of before, which is read kindly and can be chosen by nobody. */
const OF_BEFORE = 'all-together-now/valid-extremes';

const fixturesOf = (alias: string) => {
  const folder = new URL(`../../../packages/templates/src/${alias}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.startsWith('valid-') && `${alias}/${file}` !== `${OF_BEFORE}.json`)
    .map((file) => ({
      name: file.replace('.json', ''),
      content: JSON.parse(readFileSync(new URL(file, folder), 'utf8')).content,
    }));
};

for (const alias of models.keys())
  test(`the editor of ${alias} makes its activities from nothing, by nothing but its controls`, async ({
    page,
    complaints,
  }) => {
    // The files that are dropped have names and no content.
    complaints.forgive(/Failed to load resource/, /ERR_FILE_NOT_FOUND/);
    for (const { name } of covering(fixturesOf(alias), ({ content }) => placesIn(content)))
      await test.step(name, async () => {
        await openSpecimen(page, EDITORS, `${alias}-${name}-edit`);

        const { wanted, made } = await page.evaluate(async () => {
          if (!window.__author) throw new Error('There is no editor on the page');
          return window.__author.make();
        });

        expect(readAs(alias, made), name).toEqual(readAs(alias, wanted));
      });
  });
