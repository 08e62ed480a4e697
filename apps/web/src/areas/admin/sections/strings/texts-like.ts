/** Shorter ones are the beginning of too many. */
const BEGINNING_FROM = 4;
const MOST = 3;

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export interface TextsLike {
  /** The same text, whatever its capitals and spaces. */
  readonly same: readonly string[];
  /** Texts that begin with what was typed so far. */
  readonly longer: readonly string[];
}

/** What is written already, so that the same text is not made twice. */
export function textsLike(typed: string, known: readonly string[]): TextsLike {
  const wanted = plain(typed);
  if (wanted === '') return { same: [], longer: [] };
  const same = known.filter((text) => plain(text) === wanted).slice(0, MOST);
  const longer =
    same.length > 0 || wanted.length < BEGINNING_FROM
      ? []
      : known.filter((text) => plain(text).startsWith(wanted)).slice(0, MOST);
  return { same, longer };
}
