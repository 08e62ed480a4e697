import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { playThrough } from '@flink/game-kit/model/loop/play-through.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fixtureKind, fixtureSchema } from './fixture.ts';
import { models } from './models.gen.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

const storedSchema = z.object({
  version: z.number(),
  options: z.record(z.string(), z.unknown()),
  gameData: z.looseObject({ problems: z.optional(z.array(z.unknown())) }),
});

function validFixture(alias: string) {
  const folder = join(source, alias, 'fixtures');
  const name = readdirSync(folder).find((file) => fixtureKind(file) === 'valid') ?? '';
  return storedSchema.parse(
    fixtureSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).content,
  );
}

const problemsOf = ({ problems = [] }: { readonly problems?: readonly unknown[] | undefined }) => problems;

/** Those that are made of problems; pages and papers are read by tests of their own. */
const ofProblems = [...models].filter(([alias]) => validFixture(alias).gameData.problems !== undefined);

const fixturesOf = (alias: string) =>
  readdirSync(join(source, alias, 'fixtures')).map(
    (name) =>
      fixtureSchema.parse(JSON.parse(readFileSync(join(source, alias, 'fixtures', name), 'utf8'))).content,
  );

const VALUES = { questionsLimit: 1, showAnswer: 2, fontSize: 18, randomOrder: true, fontColor: '#123456' };

/** What a game does not read its schema passes over. */
const readsOption = (template: AnyTemplate, name: string): boolean =>
  Object.hasOwn(template.options.parse(VALUES) as object, name);

describe.each([...models])('%s', (alias, template) => {
  test('is written in one form: what was read is read again as it is', () => {
    for (const stored of fixturesOf(alias)) {
      const read = readContent(template, stored);
      if (!read.ok) continue;
      const again = { version: template.version, ...JSON.parse(JSON.stringify(read.content)) };

      expect(readContent(template, again)).toEqual({ ...read, leftOut: [] });
    }
  });
});

describe.each(ofProblems)('%s, made of problems,', (alias, template) => {
  test('reads a document without version and ids as the same with them', () => {
    const { options, gameData } = validFixture(alias);
    const bare = problemsOf(gameData).map((problem) => {
      const { id: _id, ...fields } = z.looseObject({ id: z.string() }).parse(problem);
      return { image: null, ...fields };
    });
    const read = readContent(template, { options, gameData: { ...gameData, problems: bare } });
    const whole = readContent(template, validFixture(alias));
    if (!read.ok || !whole.ok) throw new Error('both can be read');
    const withoutIds = (content: unknown) => JSON.stringify(content).replaceAll(/"id":"[^"]*",?/g, '');

    expect(read.leftOut).toEqual([]);
    expect(withoutIds(read.content)).toBe(withoutIds(whole.content));
    expect(readContent(template, { options, gameData: { ...gameData, problems: bare } })).toEqual(read);
  });

  test('refuses what it cannot read by codes, whatever it is', () => {
    const { options } = validFixture(alias);
    const fields = [
      'question',
      'questions',
      'problem',
      'answers',
      'answer',
      'correctAnswer',
      'correctAnswers',
    ];
    const more = [
      'incorrectAnswers',
      'items',
      'pairs',
      'text',
      'html',
      'passage',
      'task',
      'specificFeedback',
    ];
    const shape = fc.oneof(fc.anything(), fc.string(), fc.array(fc.oneof(fc.string(), fc.anything())));
    const problem = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...fields, ...more), shape));
    fc.assert(
      fc.property(fc.array(problem), (problems) => {
        const stored = { options, gameData: { problems } };

        for (const { code } of reviewContent(template, stored)) expect(code).not.toBe('content.migration');
      }),
    );
  });

  test('is played with options that a form stored as texts', () => {
    const { options, ...rest } = validFixture(alias);
    const texts = { questionsLimit: 'none', showAnswer: '2', fontSize: '18', randomOrder: 'true' };
    const numbers = { questionsLimit: 0, showAnswer: 2, fontSize: 18, randomOrder: true };
    // An option that the game does not read is passed over.
    const expected = Object.entries(numbers).filter(([name]) => readsOption(template, name));
    const read = readContent(template, { ...rest, options: { ...options, ...texts } });

    expect(read).toMatchObject({
      ok: true,
      content: { options: Object.fromEntries(expected) },
      leftOut: [],
    });
  });

  test('is played to its end without the problem and the options that cannot be read', () => {
    const { version, options, gameData } = validFixture(alias);
    const stored = {
      version,
      options: { ...options, fontColor: 'url(x)', questionsLimit: {} },
      gameData: { ...gameData, problems: [{ id: {} }, ...problemsOf(gameData), 'cat'] },
    };
    const read = readContent(template, stored);
    if (!read.ok) throw new Error('most of it can be read');

    expect(contentIssues(template, stored)).toEqual([]);
    expect(new Set(read.leftOut.map(({ path }) => path.slice(0, 3).join('.')))).toEqual(
      new Set([
        ...['fontColor', 'questionsLimit']
          .filter((name) => readsOption(template, name))
          .map((name) => `options.${name}`),
        'gameData.problems.0',
        `gameData.problems.${problemsOf(gameData).length + 1}`,
      ]),
    );
    expect(playThrough(template, read.content, 7, { aim: 'right' }).ending).toBe('finished');
  });

  test('starts whatever stands as the limit of its questions', () => {
    const { options, ...rest } = validFixture(alias);
    const limit = fc.oneof(fc.double(), fc.double({ min: 0, max: 2 }), fc.string(), fc.anything());
    fc.assert(
      fc.property(limit, fc.boolean(), (questionsLimit, randomOrder) => {
        const stored = { ...rest, options: { ...options, questionsLimit, randomOrder } };
        const read = readContent(template, stored);
        if (!read.ok) throw new Error('a limit is no reason to refuse an activity');
        const { gameData } = read.content;

        expect(() =>
          template.start(gameData, read.content.options, 7, { players: 1, locale: 'en' }),
        ).not.toThrow();
      }),
    );
  });
});
