import type { Translate } from '@flink/ui/texts/texts.tsx';
import { dayText } from '../../../../shared/moment.ts';
import type { Owed } from '../address/login-failure.ts';

/** What is said when it is paid, with what could not be charged beside it. */
export const paidWords = (t: Translate, unpaid: string | null): string =>
  [
    t('notice.payments.resumed'),
    ...(unpaid === null ? [] : [t('paying.door.unpaid', { amount: unpaid })]),
  ].join(' ');

interface Terms {
  readonly now: string;
  /** Empty where nothing is known to follow. */
  readonly later: string;
}

/** The amount, what it is paid with, what follows by itself, and how that is ended: said before it is paid. */
export function doorTerms(t: Translate, locale: string, owed: Owed): Terms {
  return { now: nowOf(t, owed), later: owed.byPhone ? t('paying.door.byHand') : laterOf(t, locale, owed) };
}

/** Of several people it is said who pays: nobody is charged for another. */
function nowOf(t: Translate, { amount, card, byPhone, payer: name }: Owed): string {
  if (byPhone)
    return name === null
      ? t('paying.door.byPhone', { amount })
      : t('paying.door.byPhoneOf', { amount, name });
  if (card === null)
    return name === null ? t('paying.today', { amount }) : t('paying.door.todayOf', { amount, name });
  return name === null
    ? t('paying.door.withCard', { amount, card })
    : t('paying.door.withCardOf', { amount, card, name });
}

function laterOf(t: Translate, locale: string, { amount, renews, left, next, blocks }: Owed): string {
  if (left === 1) return t('paying.lastOne');
  if (renews === null) return '';
  if (renews === 'several') return t('paying.door.several');
  return [
    left === null
      ? t(`paying.door.renews.${renews}`, { amount })
      : t(`paying.follow.${renews}`, { count: left - 1, amount }),
    ...(next === null ? [] : [t('paying.nextOn', { date: dayText(next, locale) })]),
    t('paying.door.cancel'),
    ...(blocks ? [t('paying.blocksEarly')] : []),
  ].join(' ');
}

interface DoorQuestionProps extends Terms {
  readonly question: string;
}

export const DoorQuestion = ({ question, now, later }: DoorQuestionProps) => (
  // Sentences that nobody has translated go on from left to right, one after the other.
  <span dir="auto">
    {question} <b>{now}</b> {later}
  </span>
);
