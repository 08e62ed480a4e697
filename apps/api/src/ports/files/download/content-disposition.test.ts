import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment, safeDownloadName } from './content-disposition.ts';

/** Every code unit, lone surrogates included. */
const anyString = fc.uint16Array({ maxLength: 200 }).map((units) => String.fromCharCode(...units));

test('a name in any script arrives, with a plain one for old programs', () => {
  expect(attachment('Año 1.pdf')).toBe(
    `attachment; filename="An_o 1.pdf"; filename*=UTF-8''A%C3%B1o%201.pdf`,
  );
});

test('no name can end the header, open another, or leave the downloads folder', () => {
  fc.assert(
    fc.property(fc.oneof(anyString, fc.string()), (name) => {
      const header = attachment(name);

      expect(header).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/,
      );
      expect(safeDownloadName(name)).not.toMatch(/[\\/]|^\./);
    }),
    { numRuns: 300 },
  );
});

test('a name of nothing but dots and slashes becomes a plain one', () => {
  expect(safeDownloadName('...')).toBe('file');
  expect(safeDownloadName('../../etc/passwd')).toBe('_.._etc_passwd');
});
