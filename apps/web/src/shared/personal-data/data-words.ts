import { ARCHIVE_DAYS } from '@flink/contract/rules/people/personal-data.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { dayText, momentText } from '../moment.ts';
import type { DataMember } from './use-personal-data.ts';

/** What became of an archive that was asked for. */
export function archiveWords(
  t: Translate,
  locale: string,
  archive: NonNullable<DataMember['archive']>,
): string {
  switch (archive.state) {
    case 'asked':
      return t('personalData.state.asked', { when: momentText(archive.askedAt, locale) });
    case 'ready':
      return t('personalData.state.ready', {
        when: dayText(archive.until ?? archive.askedAt, locale),
        size: sizeText(archive.bytes ?? 0, locale),
      });
    case 'expired':
      return t('personalData.state.expired', { days: ARCHIVE_DAYS });
    default:
      return t(`personalData.state.${archive.state}`);
  }
}

/** In the largest unit of which there is one, at least kilobytes. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] =
    bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(Math.max(bytes / size, 0.1));
}
