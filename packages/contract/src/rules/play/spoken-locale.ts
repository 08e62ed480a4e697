/** Everybody who has a say in which language is spoken; empty and missing are silent. */
export interface LocaleVoices {
  /** Chosen by hand since the last sign-out. */
  readonly byHand?: string | null | undefined;
  /** The person's own. */
  readonly own?: string | null | undefined;
  /** What the person's learning center speaks first. */
  readonly center?: string | null | undefined;
  /** Chosen on this device by whoever sat there before. */
  readonly device?: string | null | undefined;
  /** As browsers write it: with a region. */
  readonly browser?: string | null | undefined;
}

/** The first that speaks; null when nobody does. */
export const spokenLocale = ({ byHand, own, center, device, browser }: LocaleVoices): string | null =>
  byHand || own || center || device || browser?.split('-')[0] || null;
