/** A voice that has not begun by then does not exist, whatever the browser says. */
const BEGINS_WITHIN_MS = 2_000;

/** Reads a text aloud with the voice of the device; resolves when it has been read, or cannot be. */
export function speak(text: string, locale: string): Promise<void> {
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
}

export function stopSpeaking(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}
