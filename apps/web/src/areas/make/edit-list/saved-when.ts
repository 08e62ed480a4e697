import { agoText, momentText } from '../../../shared/moment.ts';

const DAY = 24 * 60 * 60_000;

/** How long ago within a day, then the moment itself. */
export const savedWhen = (iso: string, locale: string, now: number): string =>
  now - Date.parse(iso) >= DAY ? momentText(iso, locale) : agoText(iso, locale, now);
