import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge, mergeByLanguage, valueAt, withValueAt } from './merge.ts';

const FIELDS = ['name', 'code', 'open'] as const;
const BASE = { name: 'North', code: 'n', open: false };

test('changes of different fields both stay', () => {
  const merged = merge(FIELDS, BASE, { ...BASE, name: 'Northern' }, { ...BASE, code: 'no' });

  expect(merged).toEqual({
    values: { name: 'Northern', code: 'no', open: false },
    contested: [],
    theirs: ['code'],
  });
});

test('what is no field of the form is not told as a change', () => {
  const merged = merge(FIELDS, { ...BASE, version: 1 }, { ...BASE, version: 1 }, { ...BASE, version: 2 });

  expect(merged).toEqual({ values: { ...BASE, version: 1 }, contested: [], theirs: [] });
});

test('what both changed is asked about, and keeps mine until it is answered', () => {
  const merged = merge(FIELDS, BASE, { ...BASE, name: 'Northern' }, { ...BASE, name: 'The north' });

  expect(merged).toEqual({ values: { ...BASE, name: 'Northern' }, contested: ['name'], theirs: [] });
});

const TEXTS = { note: null, values: { en: 'Go', es: 'Ir', sw: 'Nenda' } };
const say = (values: Record<string, string>) => ({ note: null, values });
const ofTexts = (mine: object, theirs: object) =>
  mergeByLanguage(['note', 'values'], new Set(['values']), TEXTS, { ...mine }, { ...theirs });

test('two who write in different languages are both taken over', () => {
  const merged = ofTexts(
    say({ en: 'Go', es: 'Vamos', sw: 'Nenda' }),
    say({ en: 'Go', es: 'Ir', sw: 'Twende', fr: 'Allez' }),
  );

  expect(merged).toEqual({
    values: say({ en: 'Go', es: 'Vamos', sw: 'Twende', fr: 'Allez' }),
    contested: [],
    theirs: ['values'],
  });
});

test('a language that one took out stays out, and one that both wrote is asked about alone', () => {
  const [mine, theirs] = [say({ en: 'Go', es: 'Vamos', sw: 'Nenda' }), say({ en: 'Go', es: 'Anda' })];

  const merged = ofTexts(mine, theirs);

  expect(merged).toEqual({
    values: say({ en: 'Go', es: 'Vamos' }),
    contested: ['values.es'],
    theirs: ['values'],
  });
  expect(withValueAt(merged.values, 'values.es', valueAt(theirs, 'values.es'))).toEqual(
    say({ en: 'Go', es: 'Anda' }),
  );
});

test('no change of either is lost in silence', () => {
  const values = fc.record({ name: fc.string(), code: fc.string(), open: fc.boolean() });
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const merged = merge(FIELDS, base, mine, theirs);
      for (const field of FIELDS) {
        if (merged.contested.includes(field)) continue;
        if (mine[field] !== base[field]) expect(merged.values[field]).toBe(mine[field]);
        else expect(merged.values[field]).toBe(theirs[field]);
      }
    }),
  );
});
