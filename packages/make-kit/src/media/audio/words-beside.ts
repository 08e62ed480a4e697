type Siblings = Readonly<Record<string, unknown>>;

/** Which of the fields beside a sound says what is heard in it, the best first. */
const SAID_BY: readonly string[] = [
  'audioScript',
  'text',
  'word',
  'sentence',
  'syllables',
  'boxes',
  'definition',
  'name',
];

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value
      .map((one) => (typeof one === 'string' ? one : wordsIn(one?.text)))
      .filter((text) => text.trim() !== '')
      .join('\n');
  return '';
}

/** Markup says nothing aloud. */
const spoken = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** What a sound says, as far as it is written beside it: of `feedbackAudio` the `feedbackText`. */
export function wordsBeside(name: string, siblings: Siblings): string {
  const stem = name.replace(/audio$/i, '');
  const own = stem === '' ? [] : [`${stem}Text`, stem];
  for (const field of [...own, ...(stem === '' ? SAID_BY : [])]) {
    const value = siblings[field];
    // Parts of one word are one word.
    const text = field === 'syllables' && Array.isArray(value) ? value.join('') : spoken(wordsIn(value));
    if (text !== '') return text;
  }
  return '';
}
