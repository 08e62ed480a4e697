import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { characterNames, poses } from '../people/characters.ts';
import { scenesOf, themeNames } from '../scene/themes.ts';

const folder = new URL('./', import.meta.url);
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const drawing = (file: string) => readFileSync(new URL(file, folder), 'utf8');

const KB = 1_000;
const scenes = themeNames.flatMap((theme) =>
  scenesOf(theme).map(({ number }) => (number === 1 ? `scene-${theme}.svg` : `scene-${theme}-${number}.svg`)),
);

test('every theme has three scenes and the back of a card', () => {
  const cards = themeNames.map((theme) => `card-${theme}.svg`);

  expect(scenes).toHaveLength(12);
  expect(drawings).toEqual(expect.arrayContaining([...scenes, ...cards]));
});

test.each(scenes)('%s is drawn on 1600 × 1200 in less than 20 KB', (file) => {
  const svg = drawing(file);

  expect(svg).toContain('viewBox="0 0 1600 1200"');
  expect(svg.length).toBeLessThan(20 * KB);
});

test.each(characterNames)('%s has all four poses in one file of less than 25 KB', (name) => {
  const svg = drawing(`${name}.svg`);
  const views = [...svg.matchAll(/<view id="(\w+)" viewBox="[-\d]+ -22 480 524"\/>/g)].map(([, id]) => id);

  expect(views).toEqual([...poses]);
  expect(svg.length).toBeLessThan(25 * KB);
});

// A drawing that moves by itself is painted again in every frame: characters are moved as a whole, by the style sheet.
test.each(drawings)('%s stands still', (file) => {
  expect(drawing(file)).not.toMatch(/animation|<animate|<set/);
});

test.each(drawings)('%s has no words, no program, and fetches nothing', (file) => {
  const svg = drawing(file);

  expect(svg).not.toMatch(/<text|<script|\son\w+=/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/);
});

test.each(drawings)('%s uses only parts that it defines, each once', (file) => {
  const svg = drawing(file);
  const defined = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, one, other]) => one ?? other);

  expect(new Set(defined).size).toBe(defined.length);
  expect(defined).toEqual(expect.arrayContaining(used));
});
