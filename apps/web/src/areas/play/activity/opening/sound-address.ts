/** The app's own sounds, under their plain names. */
export const soundAddress = (name: string): string => `/sounds/${encodeURIComponent(name)}.mp3`;
