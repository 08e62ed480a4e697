import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { languageChecks, MAX_FINDINGS } from './language-checks.ts';
import { swahili } from './swahili.ts';

/** The checkers take seconds to load on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

interface Sentences {
  readonly wrong: readonly (readonly [sentence: string, place: string])[];
  readonly good: readonly string[];
}

const sentencesIn = (language: string): Sentences =>
  JSON.parse(readFileSync(new URL(`../sentences/${language}.json`, import.meta.url), 'utf8'));
const checks = languageChecks({ patienceMs: 60_000 });

describe.each(['en', 'es', 'sw'])('in %s', (language) => {
  const { wrong, good } = sentencesIn(language);

  test('the mistakes of 60 sentences are found where they are', async () => {
    const missed = [];
    for (const [sentence, place] of wrong) {
      const found = await checks.find(sentence, language, []);
      const at = sentence.search(place === '.' ? /\.$/ : new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, 'u'));
      if (!found.some(({ from, to }) => from <= at + place.length && at <= to)) missed.push(sentence);
    }
    expect(wrong).toHaveLength(60);
    expect(missed).toEqual([]);
  });

  test('nothing is marked in sentences that are right', async () => {
    const marked = [];
    for (const sentence of good) {
      const found = await checks.find(sentence, language, []);
      if (found.length > 0) marked.push({ sentence, found: found.map(({ wrong: words }) => words) });
    }
    expect(good.length).toBeGreaterThanOrEqual(60);
    expect(marked).toEqual([]);
  });

  test('of many mistakes three are told, in the order of the text, and each stands there', async () => {
    const text = wrong
      .slice(0, 20)
      .map(([sentence]) => sentence)
      .join(' ');
    const found = await checks.find(text, language, []);

    expect(found).toHaveLength(MAX_FINDINGS);
    expect(found.map(({ from }) => from)).toEqual(found.map(({ from }) => from).toSorted((a, b) => a - b));
    for (const one of found) expect(text.slice(one.from, one.to)).toBe(one.wrong);
  });
});

test.each([
  ['en', 'my frend zawadi is here.', 'frend'],
  ['es', 'Mi amigo come un qonejo.', 'qonejo'],
  ['sw', 'Ninapenda chakura.', 'chakura'],
])('in %s a name, or a word of the task, is no mistake', async (language, text, word) => {
  const words = (await checks.find(text, language, [word, 'zawadi'])).map(({ wrong }) => wrong);

  expect(words).not.toContain(word);
  expect((await checks.find(text, language, [])).map(({ wrong }) => wrong)).toContain(word);
});

test('a text of 20,000 letters does not hold up the server', async () => {
  const text = 'My cat like the gardn and I goes with it. '.repeat(476);
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await checks.find('Warm up.', 'en', []);
  last = performance.now();
  longest = 0;
  expect((await checks.find(text, 'en', [])).length).toBe(MAX_FINDINGS);
  clearInterval(timer);

  expect(longest).toBeLessThan(500);
});

test('while a checker is being loaded the plain rules answer', async () => {
  const found = await languageChecks({ patienceMs: 1 }).find('I runned  home. we was happy happy.', 'en', []);

  expect(found.map(({ kind }) => kind)).toEqual(['capital', 'repeated']);
});

test('a Swahili word of 40,000 letters is judged in a moment', () => {
  const start = performance.now();

  swahili({ text: 's'.repeat(40_000), known: new Set() });

  expect(performance.now() - start).toBeLessThan(5_000);
});
