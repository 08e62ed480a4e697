import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampDay, endsBeforeStart, settleRange } from './date-range-rule.ts';
import { dayInWords, rangeInWords } from './day-words.ts';
import { readTypedDate } from './typed-date.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a range of dates', () => {
  it('may not end before it starts', () => {
    expect(endsBeforeStart({ from: '2026-08-01', to: '2026-07-31' })).toBe(true);
    expect(endsBeforeStart({ from: '2026-08-01', to: '2026-08-01' })).toBe(false);
  });

  it('may be open on either side', () => {
    expect(endsBeforeStart({ from: '2026-08-01', to: null })).toBe(false);
    expect(endsBeforeStart({ from: null, to: '2026-08-01' })).toBe(false);
  });

  it('ends today at the latest', () => {
    expect(clampDay('2026-12-24', { latest: '2026-11-15' })).toBe('2026-11-15');
    expect(clampDay('2026-11-14', { latest: '2026-11-15' })).toBe('2026-11-14');
  });

  it('is in order and inside its limits after any choice in the calendar', () => {
    const limits = { earliest: '2000-01-01', latest: '2050-01-01' };

    fc.assert(
      fc.property(fc.option(anyDay), fc.option(anyDay), (from, to) => {
        const settled = settleRange({ from, to }, limits);

        expect(endsBeforeStart(settled)).toBe(false);
        for (const day of [settled.from, settled.to]) {
          if (day !== null) expect(clampDay(day, limits)).toBe(day);
        }
      }),
    );
  });
});

describe('a typed date', () => {
  it.each([
    ['2026-10-31', 'en', '2026-10-31'],
    ['31 Oct 2026', 'en', '2026-10-31'],
    ['Oct 31, 2026', 'en', '2026-10-31'],
    ['october 5 2026', 'en', '2026-10-05'],
    ['31 oct 2026', 'es', '2026-10-31'],
    ['31 de octubre de 2026', 'es', '2026-10-31'],
    ['5 sept. 2026', 'es', '2026-09-05'],
    ['31 Oktoba 2026', 'sw', '2026-10-31'],
    ['10/3/2026', 'en', '2026-10-03'],
    ['10/3/2026', 'es', '2026-03-10'],
    ['31/12/2026', 'en', '2026-12-31'],
    [' 1.2.2026 ', 'sw', '2026-02-01'],
  ])('%s in %s is %s', (text, locale, day) => {
    expect(readTypedDate(text, locale)).toBe(day);
  });

  it.each(['', 'soon', '31 Feb 2026', '2026-13-01', '0/0/2026', '1 Ja 2026', '12 2026'])(
    '%j is no date',
    (text) => {
      expect(readTypedDate(text, 'en')).toBeNull();
    },
  );

  it('is understood again when it was written by the page itself', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('en', 'es', 'sw'), (day, locale) => {
        expect(readTypedDate(dayInWords(day, locale), locale)).toBe(day);
      }),
    );
  });
});

describe('a range in words', () => {
  it('names the year once when both days share it', () => {
    expect(rangeInWords('2026-08-01', '2026-10-31', 'en')).toEqual({ from: '1 Aug', to: '31 Oct 2026' });
    expect(rangeInWords('2025-12-01', '2026-01-31', 'en')).toEqual({ from: '1 Dec 2025', to: '31 Jan 2026' });
  });
});
