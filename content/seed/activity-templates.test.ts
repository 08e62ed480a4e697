import { activityTemplate } from '@flink/contract/entities/catalog.ts';
import { models } from '@flink/templates/models.gen.ts';
import { expect, test } from 'vitest';
import { activityTemplates } from './activity-templates.ts';

/** As printed in the decisions, "Templates". */
const decided = `
| concentration | yes | no | yes | yes | 20 | 6 | no |
| find-the-one | yes | no | yes | yes | 30 | 3 | no |
| match-it | yes | no | yes | yes | 30 | 3 | no |
| matching definitions | no | no | yes | yes | 30 | 3 | no |
| missing elements | no | no | yes | no | 20 | 3 (each with a sentence) | no |
| moving answers | yes | no | yes | yes | 30 | 3 | no |
| multiple choice | no | no | yes | yes | 30 | 3 | **yes** |
| order-it (letters of the alphabet) | no | no | yes | yes | 30 | 3 | no |
| spelling connectables | no | yes | no | no | 35 | 3 | no |
| spelling keyboard | no | yes | yes | yes | 20 | 3 | no |
| sentence connectables | no | no | yes | no | 20 | 3 (each with a sentence of 3 to 12 words) | no |
| word connectables | no | no | no | no | 20 | 3 (each with 2 or more syllables) | no |
| word search | no | no | no | no | 12 | 3 | no |
| writing assistant | no | no | yes | yes | 30 | 3, at most 10 used | no |
| match-by-drag | yes | no | yes | yes | 30 | 2 | no |`;
const withoutGenerator =
  'ebook, reading deluxe, story studio, ngeli, directions grid, literacy, all-together-now'.split(', ');

const aliasOf = (name: string) =>
  name
    .replace(/\(.*\)/, '')
    .trim()
    .replaceAll(' ', '-');
const table = decided
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', image, audio, hyphen, spaces, maxLength, minWords = '', reports] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('*', '').trim());
    return {
      alias: aliasOf(name),
      imageRequired: image === 'yes',
      audioRequired: audio === 'yes',
      hyphenAllowed: hyphen === 'yes',
      spacesAllowed: spaces === 'yes',
      maxWordLength: Number(maxLength),
      minWords: Number.parseInt(minWords, 10),
      defaultForReports: reports === 'yes',
      availableForWordlists: true,
    };
  });

test.each(table)('$alias takes the words that were decided for it', (decision) => {
  const row = activityTemplates.find(({ alias }) => alias === decision.alias);

  expect(row).toMatchObject(decision);
});

test.each(withoutGenerator.map(aliasOf))('%s cannot be generated from a wordlist', (alias) => {
  const row = activityTemplates.find((template) => template.alias === alias);

  expect(row).toMatchObject({
    availableForWordlists: false,
    maxWordLength: null,
    minWords: null,
    defaultForReports: false,
  });
});

test('the 22 templates of the specification are there', () => {
  const aliases = activityTemplates.map(({ alias }) => alias);
  const decidedAliases = [...table.map(({ alias }) => alias), ...withoutGenerator.map(aliasOf)];

  expect(decidedAliases).toHaveLength(22);
  expect(aliases).toEqual(expect.arrayContaining(decidedAliases));
});

test('exactly one template is the default for reports, or a group would have no state to take', () => {
  expect(
    activityTemplates.filter((template) => template.defaultForReports).map(({ alias }) => alias),
  ).toEqual(['multiple-choice']);
});

test('those in which an answer passes the turn are played by turns, and none whose game is not there', () => {
  const byTurns = activityTemplates.filter((template) => template.multiplayer).map(({ alias }) => alias);

  expect(byTurns.filter((alias) => !models.has(alias))).toEqual([]);
  expect(byTurns).toEqual(
    expect.arrayContaining([
      'all-together-now',
      'find-the-one',
      'literacy',
      'match-by-drag',
      'match-it',
      'matching-definitions',
      'missing-elements',
      'moving-answers',
      'multiple-choice',
      'order-it',
    ]),
  );
});

test('every row fits the entity that goes over the wire', () => {
  for (const row of activityTemplates) {
    expect(() => activityTemplate.omit({ _id: true }).parse(row)).not.toThrow();
  }
});
