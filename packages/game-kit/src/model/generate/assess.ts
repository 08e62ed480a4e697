import type {
  GameEvent,
  Generated,
  GenerateIssue,
  GeneratorTask,
  GeneratorWord,
  Template,
} from '../template.ts';
import { generateFrom } from './generate.ts';
import { type Misfit, sortedWords } from './word-criteria.ts';

/** What a template makes of a list, and what the list lacks for it. */
export interface Assessment<Data, Options> {
  readonly made: Generated<Data, Options>;
  /** How many words of the list it takes, and how many there are. */
  readonly taken: number;
  readonly of: number;
  /** The words that its criteria leave out. */
  readonly misfits: readonly Misfit[];
  /** The words that it can only be made without: they have no sound, and it needs one. */
  readonly silent: readonly string[];
  /** What of this is said in sentences of the specification (spec 3 §5.2). */
  readonly notes: readonly GenerateIssue[];
}

const listOf = (words: readonly string[]) => ({ list: words.join(', ') });

/** Told before anything is made (spec 3 §5.2). */
export function assess<Data, Options, State, Event extends GameEvent>(
  template: Pick<Template<Data, Options, State, Event>, 'generator'>,
  words: readonly GeneratorWord[],
  task: GeneratorTask,
): Assessment<Data, Options> {
  if (!template.generator)
    return {
      made: generateFrom(template, words, task),
      taken: 0,
      of: words.length,
      misfits: [],
      silent: [],
      notes: [],
    };
  const { criteria = template.generator.criteria } = task;
  const { fitting, misfits } = sortedWords(criteria, words, task.locale);
  const silent = criteria.audioRequired
    ? fitting.filter(({ wordAudio }) => !wordAudio).map(({ word }) => word)
    : [];
  const heard = words.filter(({ word }) => !silent.includes(word.trim()));
  const without = generateFrom(template, heard, task);
  const unpictured = misfits.filter(({ reason }) => reason === 'picture').map(({ word }) => word);
  const left = without.ok ? new Set(without.leftOut.map(({ params }) => params?.word)).size : 0;
  return {
    // Too few without them: that they have no sound is why.
    made: without.ok || silent.length === 0 ? without : generateFrom(template, words, task),
    taken: fitting.length - silent.length - left,
    of: words.length,
    misfits,
    silent,
    notes: [
      ...(unpictured.length > 0
        ? [{ code: 'wordlists.wordsWithoutImage', params: listOf(unpictured) } as const]
        : []),
      ...(silent.length > 0 ? [{ code: 'wordlists.missingAudio', params: listOf(silent) } as const] : []),
      ...(without.ok ? without.leftOut : []),
    ],
  };
}
