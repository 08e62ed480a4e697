import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from './merge.ts';

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
