import type { GameEvent, Generated, GeneratorTask, GeneratorWord, Template } from '../template.ts';
import { wordsFor } from './word-criteria.ts';

/** Spec 3 §5.2: filters the words by the template's criteria, then lets it make its activity, or says why it cannot. */
export function generateFrom<Data, Options, State, Event extends GameEvent>(
  { generator }: Pick<Template<Data, Options, State, Event>, 'generator'>,
  words: readonly GeneratorWord[],
  task: GeneratorTask,
): Generated<Data, Options> {
  // 'Following templates dont have generating functions.'
  if (!generator) return { ok: false, issues: [{ code: 'generator.none', path: [] }] };
  const { criteria } = generator;
  const fitting = wordsFor(criteria, words, task.locale);
  // 'Not enough words after filtering by template criteria'
  if (fitting.length < criteria.minWords)
    return { ok: false, issues: [{ code: 'words.notEnough', path: [] }] };
  const silent = criteria.audioRequired ? fitting.filter(({ wordAudio }) => !wordAudio) : [];
  // 'Audio required for the template and following words don't have it - {list}'
  if (silent.length > 0) {
    return { ok: false, issues: silent.map(({ word }) => ({ code: 'words.audioMissing', path: [word] })) };
  }
  return generator.generate(fitting, task);
}
