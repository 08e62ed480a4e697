import { describe, expect, test } from 'vitest';
import { documents } from './documents.ts';
import { makeDocument } from './make-document.ts';

test('every paper is there in every language, with as much to say', () => {
  for (const key of ['quickStart', 'credits'] as const) {
    const own = documents.filter((document) => document.key === key);
    expect(own.map(({ locale }) => locale)).toEqual(['en', 'es', 'sw']);
    const shapes = own.map(({ sections }) => sections.map(({ lines }) => lines.length));
    expect(new Set(shapes.map(String)).size).toBe(1);
  }
});

describe.each(documents)('$key in $locale', (document) => {
  test('is a small PDF of one page, the same each time', async () => {
    const made = await makeDocument(document);

    expect(made.subarray(0, 5).toString()).toBe('%PDF-');
    expect(made.length).toBeLessThan(80_000);
    expect(made.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(made.equals(await makeDocument(document))).toBe(true);
  });
});
