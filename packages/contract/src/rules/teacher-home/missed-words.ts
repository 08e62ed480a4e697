/** Words that a class misses: what somebody has had right since is learned, and one slip is no news. */

export const MISSED_WITHIN_DAYS = 28;
/** How often a word is missed before it is told. */
const MISSED_TIMES = 2;
const MOST_WORDS_TOLD = 12;
/** A game of fewer words would ask for the same ones again and again. */
const FEWEST_GAME_WORDS = 6;

/** A word as one learner has met it. */
export interface WordMet {
  readonly learnerId: string;
  /** Of the word. */
  readonly wordId: string;
  readonly word: string;
  readonly times: number;
  /** The last time it was asked for. */
  readonly missedLast: boolean;
}

interface MissedWord {
  readonly _id: string;
  readonly word: string;
  /** How many learners miss it now, and how often they did. */
  readonly learners: number;
  readonly times: number;
}

/** The words that most learners miss now, those first. */
export function missedWords(met: readonly WordMet[]): readonly MissedWord[] {
  const byWord = Map.groupBy(
    met.filter(({ missedLast }) => missedLast),
    ({ wordId }) => wordId,
  );
  return [...byWord]
    .map(([_id, rows]) => ({
      _id,
      word: rows[0]?.word ?? '',
      learners: new Set(rows.map(({ learnerId }) => learnerId)).size,
      times: rows.reduce((sum, { times }) => sum + times, 0),
    }))
    .filter(({ times }) => times >= MISSED_TIMES)
    .toSorted(
      (one, other) =>
        other.learners - one.learners || other.times - one.times || (one.word < other.word ? -1 : 1),
    )
    .slice(0, MOST_WORDS_TOLD);
}

/** What a game of them asks for: the missed ones, and others that were met where they are few. */
export function wordsOfGame(met: readonly WordMet[]): readonly string[] {
  const missed = missedWords(met).map(({ _id }) => _id);
  const others = [...new Set(met.map(({ wordId }) => wordId))].filter((id) => !missed.includes(id));
  return [...missed, ...others.slice(0, Math.max(0, FEWEST_GAME_WORDS - missed.length))];
}
