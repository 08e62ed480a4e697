import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';
import { allFiles } from './changed-files.ts';
import { choose, inNoArea, namedInVain } from './choose.ts';

const house = {
  areas: [
    { files: ['api/points/', 'web/points/'], database: ['api/points/'], journeys: ['points'] },
    { files: ['api/'], database: ['api/every-call'] },
    {
      files: ['packages/templates/', 'packages/game-kit/'],
      rules: ['packages/templates/'],
      journeys: ['games', 'games-played'],
    },
    { files: ['tools/start'], slow: ['tools/start'] },
  ],
  files: [
    'api/points/points.service.ts',
    'api/points/points.db.test.ts',
    'api/points/rules.test.ts',
    'api/every-call.db.test.ts',
    'api/other/other.db.test.ts',
    'web/points/dialog.tsx',
    'web/points/dialog.module.css',
    'packages/templates/src/order-it/model/game.ts',
    'packages/templates/src/order-it/strings.json',
    'packages/templates/src/conformance.test.ts',
    'packages/game-kit/src/loop.ts',
    'tools/start.ts',
    'tools/start.slow.test.ts',
    'e2e/journeys/points.spec.ts',
    'e2e/journeys/play/games.spec.ts',
    'e2e/journeys/play/menu.spec.ts',
    'docs/architecture.md',
  ],
};
const chosenFor = (...changed: readonly string[]) => choose(changed, house);

describe('for a change', () => {
  test('of a service the tests of its area on the database and in the browser are chosen, and no others', () => {
    expect(chosenFor('api/points/points.service.ts')).toEqual({
      related: ['api/points/points.service.ts'],
      database: ['api/points/points.db.test.ts', 'api/every-call.db.test.ts'],
      slow: [],
      journeys: ['e2e/journeys/points.spec.ts'],
      games: [],
    });
  });

  test('of a style the journeys are chosen, and nothing is related to it', () => {
    const { related, journeys } = chosenFor('web/points/dialog.module.css');

    expect(related).toEqual([]);
    expect(journeys).toEqual(['e2e/journeys/points.spec.ts']);
  });

  test('of a test, that test is chosen, wherever it lies', () => {
    expect(chosenFor('api/other/other.db.test.ts').database).toContain('api/other/other.db.test.ts');
    expect(chosenFor('e2e/journeys/play/menu.spec.ts').journeys).toEqual(['e2e/journeys/play/menu.spec.ts']);
    expect(chosenFor('tools/start.slow.test.ts').slow).toEqual(['tools/start.slow.test.ts']);
  });

  test('of one game only that game is played', () => {
    const { games, journeys, related } = chosenFor('packages/templates/src/order-it/strings.json');

    expect(games).toEqual(['order-it']);
    expect(journeys).toEqual(['e2e/journeys/play/games.spec.ts']);
    expect(related).toEqual(['packages/templates/src/conformance.test.ts']);
  });

  test('of what all games share, all are played', () => {
    const { games, journeys } = chosenFor(
      'packages/templates/src/order-it/model/game.ts',
      'packages/game-kit/src/loop.ts',
    );

    expect(games).toEqual([]);
    expect(journeys).toEqual(['e2e/journeys/play/games.spec.ts']);
  });

  test('of a file that is gone, its area is tried, and the file itself is not looked for', () => {
    const { related, database } = chosenFor('api/points/gone.ts');

    expect(related).toEqual([]);
    expect(database).toContain('api/points/points.db.test.ts');
  });

  test('of a document nothing is run', () => {
    expect(chosenFor('docs/architecture.md')).toEqual({
      related: [],
      database: [],
      slow: [],
      journeys: [],
      games: [],
    });
  });
});

describe('the table', () => {
  const real = { areas, files: allFiles() };

  test('has an area for every file of the product', () => {
    expect(inNoArea(real)).toEqual([]);
  });

  test('names only what is there', () => {
    expect(namedInVain(real)).toEqual([]);
  });
});
