import { cleanText } from '../text/clean-text.ts';
import { graphemes } from '../text/graphemes.ts';
import { type Fields, isFields } from './kindly.ts';

/**
 * Content without signs that nobody sees: a soft hyphen from a web page would get a box and a key of its own. The mask of
 * a word loses the marks of what is taken out.
 */
export function cleanContent(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanContent);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(withCleanMask(value)).map(([name, inner]) => [cleanText(name), cleanContent(inner)]),
  );
}

function withCleanMask(problem: Fields): Fields {
  const { word, letters } = problem;
  if (typeof word !== 'string' || !Array.isArray(letters) || cleanText(word) === word) return problem;
  const signs = graphemes(word, 'en');
  if (letters.length !== signs.length) return problem;
  return { ...problem, letters: letters.filter((_mark, at) => cleanText(signs[at] ?? '') !== '') };
}
