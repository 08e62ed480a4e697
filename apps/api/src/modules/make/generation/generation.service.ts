import { type MakingNeeds, makingService } from './making.service.ts';
import { previewingService } from './previewing.service.ts';
import { remakingService } from './remaking.service.ts';
import { wordSources } from './word-source.ts';

/** Games of words (spec 3 §5.2): what they would be, what they lack, and the group that they are made into. */
export function generationService(needs: Omit<MakingNeeds, 'sources'>) {
  const all = { ...needs, sources: wordSources(needs) };
  return { ...previewingService(all), ...makingService(all), ...remakingService(all) };
}
