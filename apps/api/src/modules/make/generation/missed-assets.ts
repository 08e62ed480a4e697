import type { MissedAsset } from '@flink/contract/entities/generation.ts';
import type { Game } from './game-of.ts';
import type { Source } from './word-source.ts';

/** What is missing, and in which of the games: words, pictures and sounds (spec 3 §5.2). */
export function missedAssets(source: Pick<Source, 'unknown'>, games: readonly Game[]): MissedAsset[] {
  const missed = new Map<string, MissedAsset>();
  const miss = (word: string, asset: MissedAsset['asset'], game?: string) => {
    const key = `${asset} ${word}`;
    const before = missed.get(key);
    missed.set(key, { word, asset, games: [...(before?.games ?? []), ...(game ? [game] : [])] });
  };
  for (const word of source.unknown) miss(word, 'word');
  for (const { template, assessed } of games) {
    for (const { word, reason } of assessed.misfits)
      if (reason === 'picture') miss(word, 'picture', template.activityTemplateName);
    for (const word of assessed.silent) miss(word, 'audio', template.activityTemplateName);
  }
  return [...missed.values()];
}

/** Files that the words name and that are not there. */
export function lostAssets({ listed, lost }: Pick<Source, 'listed' | 'lost'>): MissedAsset[] {
  return listed.flatMap(({ word, meaning }) => [
    ...(meaning?.wordImage && lost.has(meaning.wordImage)
      ? [{ word, asset: 'picture' as const, games: [] }]
      : []),
    ...(meaning?.wordAudio && lost.has(meaning.wordAudio)
      ? [{ word, asset: 'audio' as const, games: [] }]
      : []),
  ]);
}
