import type { Translate } from '@flink/ui/texts/texts.tsx';

/** Spec 1 §5: the first is the family admin, the rest are family members. */
export const memberTitle = (t: Translate, place: number): string =>
  place === 0 ? t('settings.family.admin') : t('settings.family.memberNumber', { number: place });
