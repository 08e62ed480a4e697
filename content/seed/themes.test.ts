import { characterNames } from '@flink/ui/play/people/characters.ts';
import { scenesOf, themeNames } from '@flink/ui/play/scene/themes.ts';
import { expect, test } from 'vitest';
import { characters, themes } from './themes.ts';

test('the themes and characters that are offered are those that are drawn', () => {
  expect(themes.map(({ name, scenes }) => [name, scenes])).toEqual(
    themeNames.map((name) => [name, scenesOf(name).map(({ theme, number }) => `scene-${theme}-${number}`)]),
  );
  expect(characters).toEqual(characterNames);
});
