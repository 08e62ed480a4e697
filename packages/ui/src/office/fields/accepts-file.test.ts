import { describe, expect, it } from 'vitest';
import { acceptsFile } from './accepts-file.ts';

describe('a file for a field that accepts .csv', () => {
  it('is taken when its name ends so, in any case', () => {
    expect(acceptsFile({ name: 'Teachers.CSV', type: '' }, '.csv')).toBe(true);
  });

  it('is refused when only a part of the name or the type says so', () => {
    expect(acceptsFile({ name: 'teachers.csv.exe', type: 'text/csv' }, '.csv')).toBe(false);
    expect(acceptsFile({ name: '.csv', type: '' }, '.csv')).toBe(false);
  });
});

describe('other rules of the accept attribute', () => {
  it('takes a family of types and one exact type', () => {
    expect(acceptsFile({ name: 'a.png', type: 'image/png' }, 'image/*, audio/mpeg')).toBe(true);
    expect(acceptsFile({ name: 'a.mp3', type: 'audio/mpeg' }, 'image/*, audio/mpeg')).toBe(true);
    expect(acceptsFile({ name: 'a.ogg', type: 'audio/ogg' }, 'image/*, audio/mpeg')).toBe(false);
  });

  it('takes anything when there is no rule', () => {
    expect(acceptsFile({ name: 'a', type: '' }, ' ')).toBe(true);
  });
});
