import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

// The first drawing waits for jsdom to load in its thread.

const SVG = 'http://www.w3.org/2000/svg';
const bytes = (text: string) => Buffer.from(text);

test('many drawings at once come back clean, each its own', async () => {
  const drawings = Array.from({ length: 5 }, (_, n) =>
    bytes(`<svg xmlns="${SVG}"><script/><path d="M${n} 0"/></svg>`),
  );

  const results = await Promise.all(drawings.map(cleanSvg));

  expect(results.map(String)).toEqual(
    drawings.map((_, n) => `<svg xmlns="${SVG}"><path d="M${n} 0"/></svg>`),
  );
});

test.each([
  ['no drawing', bytes('<svg')],
  ['not UTF-8', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe])],
  [
    'too deep for any stack',
    bytes(`<svg xmlns="${SVG}">${'<g>'.repeat(90_000)}${'</g>'.repeat(90_000)}</svg>`),
  ],
])('what is %s is refused, and the next one is cleaned', async (_name, svg) => {
  await expect(cleanSvg(svg)).rejects.toMatchObject({ code: 'files.typeNotAllowed' });

  expect(String(await cleanSvg(bytes(`<svg xmlns="${SVG}"/>`)))).toBe(`<svg xmlns="${SVG}"/>`);
});
