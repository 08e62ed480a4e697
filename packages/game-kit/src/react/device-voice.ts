/** A voice that has not begun by then does not exist, whatever the browser says. */
const BEGINS_WITHIN_MS = 2_000;

export interface DeviceVoice {
  /** Resolves when the text has been read, or cannot be. */
  say(text: string, locale: string): Promise<void>;
  stop(): void;
}

/** What the browser or the tablet brings along: not the same on any two of them, and on some none at all. */
export const deviceVoice: DeviceVoice = {
  say: (text, locale) => {
    if (!('speechSynthesis' in window)) return Promise.resolve();
    window.speechSynthesis.cancel();
    return new Promise((resolve) => {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = locale;
      const silent = setTimeout(resolve, BEGINS_WITHIN_MS);
      words.onstart = () => clearTimeout(silent);
      words.onend = () => resolve();
      words.onerror = () => resolve();
      window.speechSynthesis.speak(words);
    });
  },
  stop: () => {
    if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  },
};
