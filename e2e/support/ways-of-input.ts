import type { Interaction } from '../../packages/game-kit/src/model/facts.ts';
import { facts } from '../../packages/templates/src/facts.gen.ts';

export const WAYS = ['keyboard', 'mouse', 'touch'] as const;
type WayOfInput = (typeof WAYS)[number];

/** The game that is played in every way for all others in which hands do the same: those share its parts. */
const EXAMPLES: Readonly<Record<Interaction, string>> = {
  choosing: 'multiple-choice',
  dragging: 'match-by-drag',
  filling: 'missing-elements',
  ordering: 'order-it',
  catching: 'moving-answers',
  typing: 'spelling-keyboard',
  searching: 'word-search',
  connecting: 'spelling-connectables',
  leafing: 'ebook',
  writing: 'story-studio',
};

export function waysTo(alias: string): readonly WayOfInput[] {
  const moves = facts.get(alias)?.moves;
  if (moves === undefined) throw new Error(`${alias}/facts.ts does not say what hands do in the game.`);
  return EXAMPLES[moves] === alias ? WAYS : ['keyboard'];
}
