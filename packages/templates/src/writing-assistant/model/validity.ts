import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { MOST_WORDS, type WritingData } from './schema.ts';

/** Spec 2 §5: options and gameData only. A sheet of paper is enough to write. */
export const validity = (): readonly Issue[] => [];

export function warnings({ guides, multiLocaleGuides, words }: WritingData): readonly Issue[] {
  const issues: Issue[] = [];
  const all = [...guides, ...Object.values(multiLocaleGuides).flat()];
  if (!all.some(isUsable)) issues.push({ code: 'guides.none', path: ['gameData', 'guides'] });
  for (let place = MOST_WORDS; place < words.length; place += 1)
    issues.push({ code: 'words.beyondTen', path: ['gameData', 'words', place] });
  return issues;
}
