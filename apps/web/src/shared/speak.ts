/** Reads a text aloud with the voice of the device; silent where it has none for the language. */
export function speak(text: string, locale: string): void {
  if (!('speechSynthesis' in window)) return;
  window.speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = locale;
  window.speechSynthesis.speak(words);
}
