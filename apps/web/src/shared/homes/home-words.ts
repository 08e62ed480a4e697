import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { shortTimeText } from '@flink/contract/rules/reports/time-text.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import type { Texts } from '@flink/ui/texts/texts.tsx';

export const countText = ({ locale }: Texts, count: number): string => numberText(count, locale);

export const minutesText = ({ t }: Texts, minutes: number): string => shortTimeText(t, minutes * 60);

/** Several currencies stand beside each other: no rate is known to add them by. */
export const amountsText = (
  texts: Texts,
  amounts: readonly { readonly currencyIsoCode: string; readonly amount: number }[],
): string =>
  amounts.length === 0
    ? countText(texts, 0)
    : amounts.map(({ amount, currencyIsoCode }) => moneyText(amount, currencyIsoCode)).join(' · ');

/** Against the seven days before: in percent where there was something, else what there was. */
export function changeText(texts: Texts, now: number, before: number, beforeText: string): string {
  const { t } = texts;
  if (before === 0) return now === 0 ? t('home.sameAsBefore') : t('home.noneBefore');
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return t('home.sameAsBefore');
  const words = { percent: Math.abs(percent), before: beforeText };
  return percent > 0 ? t('home.more', words) : t('home.less', words);
}
