import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { Owed } from '../address/login-failure.ts';

interface Terms {
  readonly now: string;
  /** Empty where nothing is known to follow. */
  readonly later: string;
}

/** The amount, what it is paid with, what follows by itself, and how that is ended: said before it is paid. */
export function doorTerms(t: Translate, owed: Owed): Terms {
  const { amount, card, byPhone } = owed;
  if (byPhone) return { now: t('paying.door.byPhone', { amount }), later: t('paying.door.byHand') };
  return {
    now: card === null ? t('paying.today', { amount }) : t('paying.door.withCard', { amount, card }),
    later: laterOf(t, owed),
  };
}

function laterOf(t: Translate, { amount, renews, left }: Owed): string {
  if (left === 1) return t('paying.lastOne');
  if (renews === null) return '';
  if (renews === 'several') return t('paying.door.several');
  const follows =
    left === null
      ? t(`paying.door.renews.${renews}`, { amount })
      : t(`paying.follow.${renews}`, { count: left - 1, amount });
  return `${follows} ${t('paying.door.cancel')}`;
}

interface DoorQuestionProps extends Terms {
  readonly question: string;
}

export const DoorQuestion = ({ question, now, later }: DoorQuestionProps) => (
  <>
    {question} <b>{now}</b> {later}
  </>
);
