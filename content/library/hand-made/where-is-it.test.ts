import { THINGS } from '@flink/templates/directions-grid/model/things.ts';
import { expect, test } from 'vitest';
import { pictureFile } from '../../pictures/picture-address.ts';
import { nounCategories } from '../../words/nouns.ts';

const nouns = new Map([...nounCategories.values()].flat().map((noun) => [noun.en, noun]));

test.each([...THINGS.FARM, ...THINGS.FOOD])(
  '$key has a picture, and the names that the library teaches',
  (thing) => {
    const { en, es, sw } = nouns.get(thing.name.en) ?? {};

    expect(thing.name).toEqual({ en, es, sw });
    expect(thing.image).toBe(`/pictures/${pictureFile(thing.name.en)}`);
  },
);
