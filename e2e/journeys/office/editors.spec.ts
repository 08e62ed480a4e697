import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { models } from '../../../packages/templates/src/models.gen.ts';
import { placesIn, playedAsMade, readAs } from '../../support/made-alike.ts';
import { openSpecimen, type Walk } from '../../support/specimens.ts';
import { surroundings } from '../../support/surroundings.ts';
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

/** Saved by its author as Publish does it; what a learner without an account is served of it then. */
async function servedToLearners(request: APIRequestContext, alias: string, made: unknown): Promise<unknown> {
  const { house, tokens } = surroundings();
  // Its files have no content: the list of an author whom another journey follows would show it and miss them.
  const headers = { authorization: `Bearer ${tokens['master@flink.test']}` };
  const ask = async (method: string, path: string, data?: object) => {
    const reply = await request.fetch(`${house}/api${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(reply.status(), await reply.text()).toBe(200);
    return reply.json();
  };
  const { data: common } = await ask('GET', '/flink-make/common');
  const { _id: templateId } = common.templates.find((one: { alias: string }) => one.alias === alias);
  const { data: activity } = await ask('POST', '/flink-make/edit-list', { activityName: alias, templateId });
  try {
    const document = { version: models.get(alias)?.version, ...(made as object) };
    const saved = await ask('PUT', `/flink-make/activities/${activity._id}/save-data`, {
      data: document,
      baseVersion: activity.version ?? 1,
    });
    // Where more is asked of its author (spec 3 §5.1) some of what is played would not be ready today; the fullest is.
    const mayBeUnready = makesAll && models.get(alias)?.asks !== undefined;
    expect(saved).toMatchObject({ published: true, ...(mayBeUnready ? {} : { isValid: true }) });
    const played = await request.get(`${house}/api/flink-play/activities/${activity._id}`);
    return (await played.json()).data;
  } finally {
    await ask('DELETE', `/activities/delete-activity/${activity._id}`);
  }
}

for (const alias of models.keys())
  test(`the editor of ${alias} makes an activity from nothing, by nothing but its controls; it is saved as ready and played by a learner to its end`, async ({
    page,
    request,
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
        const served = await servedToLearners(request, alias, author.made);
        expect(playedAsMade(alias, served), id).toBe('finished');
      });
    }
    expect(count, 'one at least holds nothing that is only read').toBeGreaterThan(0);
  });
