/**
 * A font that comes late is wider or narrower than the one that was measured. Not only while the page loads: the
 * letters of a language come when a game in it is opened.
 */
export function onLateFonts(measure: () => void): () => void {
  const { fonts } = document;
  if (!fonts) return () => {};
  fonts.addEventListener('loadingdone', measure);
  return () => fonts.removeEventListener('loadingdone', measure);
}
