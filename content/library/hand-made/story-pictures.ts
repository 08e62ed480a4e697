/** What each part of a story shows, in English: the stories of a list tell the same in every language. */
export const storyPictures: Readonly<Record<string, readonly string[]>> = {
  colours: ['elephant', 'rain'],
  numbers: ['balloon', 'mouse'],
  'little-words': ['turtle', 'fox'],
  actions: ['kite', 'tree'],
  opposites: ['castle', 'dragon'],
  'touch-and-taste': ['pot', 'plate'],
  'when-and-where': ['turtle', 'bridge'],
};
