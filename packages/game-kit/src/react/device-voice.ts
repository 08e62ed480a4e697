/** A voice that has not begun by then does not exist, whatever the browser says. */
const BEGINS_WITHIN_MS = 2_000;

export interface DeviceVoice {
  /** Resolves when the text has been read; false: it cannot be. */
  say(text: string, locale: string): Promise<boolean>;
  stop(): void;
}

/** What the browser or the tablet brings along: not the same on any two of them, and on some none at all. */
export const deviceVoice: DeviceVoice = {
  say: (text, locale) => {
    if (!('speechSynthesis' in window)) return Promise.resolve(false);
    window.speechSynthesis.cancel();
    return new Promise((resolve) => {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = locale;
      const silent = setTimeout(() => resolve(false), BEGINS_WITHIN_MS);
      words.onstart = () => clearTimeout(silent);
      words.onend = () => resolve(true);
      words.onerror = () => resolve(false);
      window.speechSynthesis.speak(words);
    });
  },
  stop: () => {
    if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  },
};
