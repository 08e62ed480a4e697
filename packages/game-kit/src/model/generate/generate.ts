import type { GameEvent, Generated, GeneratorTask, GeneratorWord, Template } from '../template.ts';

/** Spec 3 §5.2: the activity that a template makes of a list of words, or why it makes none. */
export function generateFrom<Data, Options, State, Event extends GameEvent>(
  { generator }: Pick<Template<Data, Options, State, Event>, 'generator'>,
  words: readonly GeneratorWord[],
  task: GeneratorTask,
): Generated<Data, Options> {
  if (!generator) return { ok: false, issues: [{ code: 'wordlists.templatesWithoutGenerator' }] };
  return generator.generate(words, task);
}
