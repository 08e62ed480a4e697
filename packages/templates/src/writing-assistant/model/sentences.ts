/** Marks that end a sentence wherever they stand: also 。！？ and the Arabic, Urdu, Devanagari and Ethiopic ones. */
const SURE = '!?。！？؟۔।॥።፧｡';
/** What ends, with what closes after it. */
const END = new RegExp(`([.…${SURE}]+)["'”’»)\\]」』]*`, 'gu');
const HAS_SURE = new RegExp(`[${SURE}]`, 'u');
const HAS_LETTER = /\p{L}/u;

/** Before a name: no sentence ends there. */
const TITLES = new Set(
  'mr mrs ms dr prof st sr sra srta dra ud uds vd vds d dña bw bi bi dkt mh jr no nº'.split(' '),
);
/** Stand in a sentence or at its end. */
const SHORTENED = new Set('etc vs approx e.g i.e a.m p.m p.ej ee.uu n.k k.m k.v m.f n.k.w y.k'.split(' '));

const isCapital = (text: string): boolean => /^["'“‘«¿¡([]*\p{Lu}/u.test(text);

/** Whether a full stop at this place only shortens a word or parts a number. */
function isNoEnd(before: string, after: string, isFirst: boolean): boolean {
  // 3.5, a.m, flink.test: it goes on without a space.
  if (/^[\p{L}\p{N}]/u.test(after)) return true;
  const rest = after.trimStart();
  const word = (/[\p{L}\p{N}.º]+$/u.exec(before)?.[0] ?? '').toLowerCase();
  // "1. I went home": the number of a list.
  if (isFirst && /^\d{1,3}$/.test(word) && before.trim() === word) return true;
  if (rest === '') return false;
  if (TITLES.has(word)) return true;
  // J. Smith; but "So am I. We went."
  if (/^\p{L}$/u.test(word) && word !== 'i' && /\p{Lu}$/u.test(before)) return true;
  const isShortened = SHORTENED.has(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
  return isShortened && !isCapital(rest);
}

function endingsIn(paragraph: string): number {
  let count = 0;
  let from = 0;
  for (const match of paragraph.matchAll(END)) {
    const [whole, marks = ''] = match;
    const before = paragraph.slice(from, match.index);
    const after = paragraph.slice(match.index + whole.length);
    if (!HAS_LETTER.test(before)) continue;
    // An ellipsis is a thought that goes on: "I saw … a frog", "When it rains, I …".
    const isEllipsis = !HAS_SURE.test(marks) && (marks.includes('…') || marks.length > 1);
    if (isEllipsis || (marks === '.' && isNoEnd(before, after, from === 0))) continue;
    count += 1;
    from = match.index + whole.length;
  }
  return count;
}

/** How many sentences of a plain text are ended (spec 2 §4); lines are paragraphs. */
export const sentenceEndings = (text: string): number =>
  text.split('\n').reduce((sum, paragraph) => sum + endingsIn(paragraph), 0);
