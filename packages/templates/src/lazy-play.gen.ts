// Made by npm run gen from the folders beside this file.
import type { AnyPlay } from '@flink/game-kit/react/play.ts';

export const lazyPlay: ReadonlyMap<string, () => Promise<AnyPlay>> = new Map<string, () => Promise<AnyPlay>>([
  ['find-the-one', async () => (await import('./find-the-one/play/find-the-one-play.tsx')).play],
  ['match-it', async () => (await import('./match-it/play/match-it-play.tsx')).play],
  ['multiple-choice', async () => (await import('./multiple-choice/play/multiple-choice-play.tsx')).play],
]);
