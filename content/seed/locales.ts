interface LocaleSeed {
  /** BCP 47. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** In the language itself. */
  readonly displayName: string;
  readonly ttsEnabled: boolean;
}

/** In the order in which a person chooses; en is the default (spec 1 §9). */
export const locales = [
  { code: 'en', name: 'English', displayName: 'English', ttsEnabled: true },
  { code: 'es', name: 'Spanish', displayName: 'Español', ttsEnabled: true },
  { code: 'sw', name: 'Swahili', displayName: 'Kiswahili', ttsEnabled: true },
  { code: 'fr', name: 'French', displayName: 'Français', ttsEnabled: true },
  { code: 'ar', name: 'Arabic', displayName: 'العربية', ttsEnabled: true },
] as const satisfies readonly LocaleSeed[];
