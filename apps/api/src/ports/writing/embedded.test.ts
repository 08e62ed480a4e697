import { translate } from '@flink/contract/texts/translate.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStrings } from '../../../../../content/load/strings.ts';
import { nonsenseIn } from './embedded/checks/nonsense.ts';
import { embeddedWriting } from './embedded.ts';
import type { Reader } from './port.ts';

const strings = readStrings();
const readerIn = (locale: 'en' | 'es' | 'sw'): Reader => {
  const texts = Object.fromEntries([...strings].map(([key, row]) => [key, row[locale] ?? '']));
  return { locale, t: (key, params) => translate(texts, locale, key, params) };
};
const writing = embeddedWriting({ find: async () => [] });

const ask = (text: string, locale: 'en' | 'es' | 'sw' = 'en', earlier: readonly string[] = []) =>
  writing.feedback({ text, earlier, names: [] }, readerIn(locale));

test('a comparison is what a reader names first', async () => {
  const [praise = ''] = (await ask('The rain drums on our roof like small feet. A frog sits there.')).split(
    '\n',
  );

  expect(praise).toContain('like small feet');
});

test('praise names no misspelled word while there are others', async () => {
  const text = 'The elefant is my frend. It sleeps near the river.';
  const find = async () =>
    ['elefant', 'frend'].map((wrong) => ({
      kind: 'spelling' as const,
      from: text.indexOf(wrong),
      to: text.indexOf(wrong) + wrong.length,
      wrong,
      right: '',
      beside: '',
    }));
  const reads = embeddedWriting({ find });
  const earlier: string[] = [];
  for (let time = 0; time < 10; time += 1)
    earlier.push(await reads.feedback({ text, earlier, names: [] }, readerIn('en')));

  for (const [praise = ''] of earlier.map((one) => one.split('\n'))) {
    expect(praise).not.toMatch(/elefant|frend/);
    expect(praise).toMatch(/river|sleeps|near|my|is|It|The/);
  }
});

test('without a word it asks for the first sentence', async () => {
  expect(await ask('   ')).toBe('Write your first sentence. Then I can read it.');
});

test('a long enough text is looked at, not corrected', async () => {
  const [, question = ''] = (await ask('my cat sleeps. It is grey. It eats.')).split('\n');

  expect(question).toContain('my cat sleeps');
  expect(question).not.toContain('My cat');
  expect(question).toMatch(/\?/);
});

describe.each(['en', 'es', 'sw'] as const)('in %s', (locale) => {
  const words = ['frog', 'mbuzi', 'casa', 'like', 'como', 'kama', 'big', 'rana', 'I', 'a'];
  const draft = fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', '. ', ', ', '\n', '! ')), {
      minLength: 1,
      maxLength: 15,
    })
    .map((parts) => parts.flat().join(''))
    .filter((text) => nonsenseIn(text, '') === null);

  test('over ten drafts of one text nothing is said twice, and it is never more than two things', async () => {
    await fc.assert(
      fc.asyncProperty(draft, fc.array(draft, { minLength: 9, maxLength: 9 }), async (first, more) => {
        const earlier: string[] = [];
        let text = first;
        for (const added of ['', ...more]) {
          // Some ask again without a letter more.
          text = added.length % 3 === 0 ? text : `${text} ${added}`;
          earlier.push(await ask(text, locale, earlier));
        }
        const lines = earlier.flatMap((one) => one.split('\n'));

        expect(earlier.every((one) => one.split('\n').length === 2)).toBe(true);
        expect(new Set(lines).size).toBe(lines.length);
      }),
      { numRuns: 60, seed: 20_261 },
    );
  });

  test('the same short text, asked about ten times, gets ten answers that name its words', async () => {
    const earlier: string[] = [];
    for (let time = 0; time < 10; time += 1) earlier.push(await ask('Rana.', locale, earlier));
    const lines = earlier.flatMap((one) => one.split('\n'));

    expect(new Set(lines).size).toBe(20);
    for (const [praise = '', question = ''] of earlier.map((one) => one.split('\n'))) {
      expect(praise).toContain('Rana');
      expect(question).toMatch(/\?/);
    }
  });

  test('no text breaks it, and what it names stands in the text', async () => {
    const unit = fc.constantFrom('a', 'B', ' ', '.', '\n', 'é', 'ق', '’', '3', '。', '<', '“');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 40 }), async (text) => {
        const [praise = ''] = (await ask(text, locale)).split('\n');
        const named = /[“«]([^”»]*)[”»]/.exec(praise)?.[1];

        if (named !== undefined) expect(text).toContain(named);
      }),
    );
  });
});
