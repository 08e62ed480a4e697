import { expect, test } from 'vitest';
import { creditsOf } from './credits-of.ts';

test('each maker is named once, whatever they made', () => {
  const ana = { author: 'Ana Ruiz', licence: 'CC BY 4.0', source: 'https://example.org/ana' };

  expect(creditsOf({ 'cow.png': ana, 'hen.png': ana, 'moo.mp3': { author: 'Juma' } })).toEqual([
    { words: 'Ana Ruiz, CC BY 4.0', source: 'example.org', href: 'https://example.org/ana' },
    { words: 'Juma', source: null, href: null },
  ]);
});

test('a source that is no address is read and leads nowhere', () => {
  for (const source of ['our school garden', 'javascript:alert(1)', 'https://a b'])
    expect(creditsOf({ 'a.png': { source } })).toEqual([{ words: '', source, href: null }]);
});

test('what says nothing is no credit', () => {
  for (const stored of [undefined, null, 'credits', {}, { 'a.png': null }, { 'a.png': { author: ' ' } }])
    expect(creditsOf(stored)).toEqual([]);
});
