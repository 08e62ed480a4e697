import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFileKey } from '../key.ts';
import { type LinkClaims, linkSigner } from './signing.ts';

const SECRET = Buffer.alloc(32, 7);
const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = NOW.getTime() / 1000 + 60;
const upload: LinkClaims = {
  method: 'PUT',
  key: parseFileKey('a/b.mp3'),
  expires: LATER,
  kind: 'audio',
  maxBytes: 6_000_000,
  size: null,
  once: '0198c2a4-7c1e-7000-8000-000000000001',
};
const download: LinkClaims = {
  method: 'GET',
  key: parseFileKey('a/b.mp3'),
  expires: LATER,
  downloadName: 'Wimbo "1".mp3',
  isImmutable: true,
};

const signer = linkSigner(SECRET, () => NOW);

test('a link says again what was signed', () => {
  expect(signer.read('PUT', signer.sign(upload))).toEqual(upload);
  expect(signer.read('GET', signer.sign(download))).toEqual(download);
});

test('a link works until its second, and not from it on', () => {
  const token = signer.sign(upload);
  const at = (seconds: number) => linkSigner(SECRET, () => new Date(seconds * 1000));

  expect(at(LATER - 1).read('PUT', token)).toEqual(upload);
  expect(() => at(LATER).read('PUT', token)).toThrow(expect.objectContaining({ code: 'files.linkExpired' }));
});

test('a link to read does not write, and the other way round', () => {
  expect(() => signer.read('PUT', signer.sign(download))).toThrow(
    expect.objectContaining({ code: 'files.linkInvalid' }),
  );
  expect(() => signer.read('GET', signer.sign(upload))).toThrow(
    expect.objectContaining({ code: 'files.linkInvalid' }),
  );
});

test('a link of another installation is not valid', () => {
  const stranger = linkSigner(Buffer.alloc(32, 8), () => NOW);

  expect(() => signer.read('PUT', stranger.sign(upload))).toThrow(
    expect.objectContaining({ code: 'files.linkInvalid' }),
  );
});

test('a link whose contents were changed is not valid, even when it is also late', () => {
  const [, signature] = signer.sign(upload).split('.');
  const wider = Buffer.from(JSON.stringify({ ...upload, maxBytes: 9e9, expires: 1 })).toString('base64url');

  expect(() => signer.read('PUT', `${wider}.${signature}`)).toThrow(
    expect.objectContaining({ code: 'files.linkInvalid' }),
  );
});

test('any change of any character makes a link invalid', () => {
  const token = signer.sign(upload);

  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      fc.pre(token[at] !== character);
      const changed = token.slice(0, at) + character + token.slice(at + 1);

      expect(() => signer.read('PUT', changed)).toThrow(
        expect.objectContaining({ code: 'files.linkInvalid' }),
      );
    }),
    { numRuns: 1_000 },
  );
});

test('no string that is not a link is taken for one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (token) => {
      expect(() => signer.read('GET', token)).toThrow(expect.objectContaining({ code: 'files.linkInvalid' }));
    }),
  );
});
