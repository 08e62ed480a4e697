// Made by npm run gen from the folders beside this file.
import type { AnyPlay } from '@flink/game-kit/react/play.ts';

export const lazyPlay: ReadonlyMap<string, () => Promise<AnyPlay>> = new Map<string, () => Promise<AnyPlay>>([
  ['multiple-choice', async () => (await import('./multiple-choice/play/multiple-choice-play.tsx')).play],
]);
