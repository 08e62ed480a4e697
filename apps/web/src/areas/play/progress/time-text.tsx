import { useTexts } from '@flink/ui/texts/texts.tsx';
import { hoursOf } from './weeks.ts';

export function TimeText({ minutes: all }: { readonly minutes: number }) {
  const { t } = useTexts();
  const { hours, minutes } = hoursOf(all);
  if (hours === 0) return t('progress.minutes', { minutes });
  return minutes === 0 ? t('progress.hours', { hours }) : t('progress.hoursAndMinutes', { hours, minutes });
}
