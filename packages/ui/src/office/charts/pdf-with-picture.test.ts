import { expect, test } from 'vitest';
import { pdfWithPicture } from './pdf-with-picture.ts';

const jpeg = Uint8Array.from([0xff, 0xd8, 1, 2, 3, 0xff, 0xd9]);

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('every object of the file stands where its table says', () => {
  const text = latin1(pdfWithPicture({ jpeg, width: 1600, height: 800, title: 'Tiempo' }));

  const starts = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  expect(starts).toHaveLength(6);
  for (const [index, start] of starts.entries())
    expect(text.slice(start).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table).startsWith('xref\n0 7\n')).toBe(true);
});

test('the picture is in the file as it is, as large as the page allows', () => {
  const text = latin1(pdfWithPicture({ jpeg, width: 1600, height: 800, title: 'Tiempo' }));

  expect(text).toContain(`/Length 7 >>\nstream\n${latin1(jpeg)}\nendstream`);
  expect(text).toContain('/MediaBox [0 0 842 595]');
  expect(text).toContain('q 762 0 0 381 40.00 174.00 cm /Chart Do Q');
});

test('a tall picture stands on an upright page, and the title is of any language', () => {
  const text = latin1(pdfWithPicture({ jpeg, width: 400, height: 800, title: 'Aé' }));

  expect(text).toContain('/MediaBox [0 0 595 842]');
  expect(text).toContain('/Title <FEFF004100e9>');
});
