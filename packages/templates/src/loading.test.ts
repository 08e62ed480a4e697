import { expect, test } from 'vitest';

test("a game's rules cost nothing before they are asked: a segmenter takes a slow phone a tenth of a second", async () => {
  const made: string[] = [];
  const { Segmenter } = Intl;
  class Watched extends Segmenter {
    constructor(...args: ConstructorParameters<typeof Segmenter>) {
      super(...args);
      made.push(new Error('made').stack ?? '');
    }
  }
  Object.assign(Intl, { Segmenter: Watched });
  const { models } = await import('./models.gen.ts');
  Object.assign(Intl, { Segmenter });

  expect(models.size).toBeGreaterThan(20);
  expect(made).toEqual([]);
});
