import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { PlayData } from '../data/menu-data.ts';
import { filmAddress } from './film-address.ts';

type Facts = Pick<PlayData, 'selectedSolutionId'> & {
  readonly learners: readonly {
    readonly settings: Pick<PlayData['learners'][number]['settings'], 'autoAnimation'>;
  }[];
  readonly product: {
    readonly solutions: readonly Pick<PlayData['product']['solutions'][number], '_id' | 'animations'>[];
  };
};

export type IntroductionTo = keyof Facts['product']['solutions'][number]['animations'];

/** The film that plays by itself, for a learner who has left Auto Animation on; null without one. */
export function introductionOf(
  data: Facts,
  locale: string,
  to: IntroductionTo = 'introduction',
): string | null {
  if (!data.learners[0]?.settings.autoAnimation) return null;
  const solution = data.product.solutions.find(({ _id }) => _id === data.selectedSolutionId);
  const files = solution?.animations[to];
  const language = [locale, DEFAULT_LOCALE].find((code) => files?.[code]);
  const file = language && files?.[language];
  return file ? filmAddress('animations', file, language) : null;
}
