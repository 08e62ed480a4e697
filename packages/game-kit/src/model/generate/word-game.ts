import type {
  Generated,
  GenerateIssue,
  Generator,
  GeneratorTask,
  GeneratorWord,
  WordCriteria,
} from '../template.ts';
import { wordsFor } from './word-criteria.ts';

/** Spec 3 §9: a list has 20 words. Every one of them is asked for: what a list teaches is what its games ask. */
export const MOST_WORDS = 20;

export interface WordGame<Data, Options> {
  readonly criteria: WordCriteria;
  /** The sentence of the specification for this game where words are missing. */
  readonly tooFew?: GenerateIssue;
  /** Why this game cannot ask for a word beside those that it asks for already; null where it can. */
  leavesOut?(
    word: GeneratorWord,
    asked: readonly GeneratorWord[],
    locale: string,
    list: readonly GeneratorWord[],
  ): GenerateIssue | null;
  /** The activity that asks for these words, with others of the list at hand; null when too few can be told apart. */
  make(
    asked: readonly GeneratorWord[],
    task: GeneratorTask & { readonly list: readonly GeneratorWord[]; readonly criteria: WordCriteria },
  ): { readonly options: Options; readonly gameData: Data } | null;
}

/** Spec 2 §5, spec 3 §5.2: a generator that filters its words, leaves out those it cannot ask for, and says so. */
export function wordGame<Data, Options>(game: WordGame<Data, Options>): Generator<Data, Options> {
  return {
    criteria: game.criteria,
    generate: (words, task) => {
      const { criteria = game.criteria } = task;
      const list = wordsFor(criteria, words, task.locale);
      if (list.length < criteria.minWords) return refused([tooFew(game, criteria, 'filter')]);
      const silent = criteria.audioRequired ? list.filter(({ wordAudio }) => !wordAudio) : [];
      if (silent.length > 0) return refused([audioRequired(silent)]);
      const { asked, leftOut } = sorted(game, list, task.locale);
      const made = asked.length < criteria.minWords ? null : game.make(asked, { ...task, list, criteria });
      return made ? { ok: true, ...made, leftOut } : refused([...leftOut, tooFew(game, criteria, 'game')]);
    },
  };
}

function sorted<Data, Options>(
  { leavesOut }: WordGame<Data, Options>,
  list: readonly GeneratorWord[],
  locale: string,
) {
  const asked: GeneratorWord[] = [];
  const leftOut: GenerateIssue[] = [];
  for (const word of list) {
    const issue = leavesOut?.(word, asked, locale, list);
    if (issue) leftOut.push(issue);
    else if (asked.length < MOST_WORDS) asked.push(word);
  }
  return { asked, leftOut };
}

const refused = <Data, Options>(issues: readonly GenerateIssue[]): Generated<Data, Options> => ({
  ok: false,
  issues,
});

/** The sentences of the specification name three; for other minimums there is the general one. */
function tooFew(
  { criteria: named, tooFew: own }: Pick<WordGame<never, never>, 'criteria' | 'tooFew'>,
  { imageRequired, minWords }: WordCriteria,
  after: 'filter' | 'game',
): GenerateIssue {
  if (own && minWords === named.minWords) return own;
  if (minWords === 3 && imageRequired) return { code: 'wordlists.minThreePictures' };
  if (minWords === 3 && after === 'game') return { code: 'wordlists.minThreeWords' };
  return { code: 'wordlists.notEnoughAfterFilter' };
}

const audioRequired = (silent: readonly GeneratorWord[]): GenerateIssue => ({
  code: 'wordlists.audioRequired',
  params: { list: silent.map(({ word }) => word).join(', ') },
});

/** About one word that is left out. */
export const aboutWord = (
  reason:
    | 'noSentence'
    | 'notInSentence'
    | 'sentenceLength'
    | 'fewSyllables'
    | 'manySyllables'
    | 'nothingToChoose'
    | 'noMeaning'
    | 'sameMeaning'
    | 'asRight'
    | 'neverTogether',
  { word }: GeneratorWord,
): GenerateIssue => ({ code: `wordlists.${reason}`, params: { word } });
