import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import {
  type PartState,
  partStates,
  phrasesOf,
  type TranslatedFrom,
} from '@flink/contract/rules/make/translation.ts';
import type { Translation } from './activity-works.repo.ts';

export const countsOf = (parts: readonly PartState[]) => {
  const count = (state: PartState['state']) => parts.filter((one) => one.state === state).length;
  return { done: count('done'), changed: count('changed'), missing: count('missing') + count('copied') };
};

export const translationOf = (
  original: ActivityData,
  data: ActivityData,
  from: TranslatedFrom,
): Translation => {
  const parts = partStates(original, data, from);
  const texts = parts.filter(({ kind }) => kind !== 'audio');
  const counted = countsOf(texts);
  return {
    from,
    ...countsOf(parts),
    textsChanged: counted.changed,
    textsMissing: counted.missing,
    phrases: phrasesOf(parts, from),
  };
};
