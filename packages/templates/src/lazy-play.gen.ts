// Made by npm run gen from the folders beside this file.
import type { AnyPlay } from '@flink/game-kit/react/play.ts';

export const lazyPlay: ReadonlyMap<string, () => Promise<AnyPlay>> = new Map<string, () => Promise<AnyPlay>>([
  ['all-together-now', async () => (await import('./all-together-now/play/all-together-now-play.tsx')).play],
  ['concentration', async () => (await import('./concentration/play/concentration-play.tsx')).play],
  ['directions-grid', async () => (await import('./directions-grid/play/directions-grid-play.tsx')).play],
  ['ebook', async () => (await import('./ebook/play/ebook-play.tsx')).play],
  ['find-the-one', async () => (await import('./find-the-one/play/find-the-one-play.tsx')).play],
  ['literacy', async () => (await import('./literacy/play/literacy-play.tsx')).play],
  ['match-by-drag', async () => (await import('./match-by-drag/play/match-by-drag-play.tsx')).play],
  ['match-it', async () => (await import('./match-it/play/match-it-play.tsx')).play],
  ['matching-definitions', async () => (await import('./matching-definitions/play/matching-definitions-play.tsx')).play],
  ['missing-elements', async () => (await import('./missing-elements/play/missing-elements-play.tsx')).play],
  ['moving-answers', async () => (await import('./moving-answers/play/moving-answers-play.tsx')).play],
  ['multiple-choice', async () => (await import('./multiple-choice/play/multiple-choice-play.tsx')).play],
  ['ngeli', async () => (await import('./ngeli/play/ngeli-play.tsx')).play],
  ['order-it', async () => (await import('./order-it/play/order-it-play.tsx')).play],
  ['reading-deluxe', async () => (await import('./reading-deluxe/play/reading-deluxe-play.tsx')).play],
  ['sentence-connectables', async () => (await import('./sentence-connectables/play/sentence-connectables-play.tsx')).play],
  ['spelling-connectables', async () => (await import('./spelling-connectables/play/spelling-connectables-play.tsx')).play],
  ['spelling-keyboard', async () => (await import('./spelling-keyboard/play/spelling-keyboard-play.tsx')).play],
  ['story-studio', async () => (await import('./story-studio/play/story-studio-play.tsx')).play],
  ['word-connectables', async () => (await import('./word-connectables/play/word-connectables-play.tsx')).play],
  ['word-search', async () => (await import('./word-search/play/word-search-play.tsx')).play],
  ['writing-assistant', async () => (await import('./writing-assistant/play/writing-assistant-play.tsx')).play],
]);
