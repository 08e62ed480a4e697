import type { Day } from './date-range-rule.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})$/;
const DAY_NAME = /^(\d{1,2})\.?\s+(?:de\s+)?([^\d\s.,]+)\.?,?\s+(?:de\s+)?(\d{4})$/u;
const NAME_DAY = /^([^\d\s.,]+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u;

/** A day that exists; the 31st of February is none. */
function dayOf(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return exists ? date.toISOString().slice(0, 10) : null;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase();

/** A month by the start of its name, in the person's language or in English: "oct", "octubre", "Oktoba". */
function monthOf(name: string, locale: string): number | null {
  const wanted = plain(name);
  if (wanted.length < 3) return null;
  for (const language of [locale, 'en']) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const full = plain(format.format(Date.UTC(2026, month - 1, 1)));
      if (full.startsWith(wanted) || wanted.startsWith(full)) return month;
    }
  }
  return null;
}

/**
 * Reads what people type: 2026-10-31, 31 Oct 2026, Oct 31, 2026, 31 de octubre de 2026, and numbers alone. Of
 * 3/4/2026 the month comes first in English and the day in every other language.
 */
export function readTypedDate(text: string, locale: string): Day | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    const monthFirst = locale.startsWith('en');
    const preferred = monthFirst ? dayOf(year, first, second) : dayOf(year, second, first);
    return preferred ?? (monthFirst ? dayOf(year, second, first) : dayOf(year, first, second));
  }

  const named = DAY_NAME.exec(typed);
  const reversed = NAME_DAY.exec(typed);
  const [day, name, year] = named
    ? [named[1], named[2], named[3]]
    : [reversed?.[2], reversed?.[1], reversed?.[3]];
  const month = name === undefined ? null : monthOf(name, locale);
  return month === null ? null : dayOf(Number(year), month, Number(day));
}
