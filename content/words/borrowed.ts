/** Nouns whose Swahili name is only the English word written down: a Swahili list does not teach them. By their English names. */
export const onlyBorrowedInSwahili: ReadonlySet<string> = new Set([
  'roller coaster',
  'sled',
  'blueberries',
  'croissant',
  'hot dog',
  'piñata',
  'raccoon',
  'tulip',
]);
