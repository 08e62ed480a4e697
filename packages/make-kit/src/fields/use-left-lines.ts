import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { leftLines } from './pasted-lines.ts';

/** Lines that a full list did not take are told, to be copied elsewhere. */
export function useLeftLines(most: number) {
  const { t } = useTexts();
  const { info } = useDialogs();
  return (lines: readonly string[], next: readonly unknown[]) => {
    const left = leftLines(lines, next);
    if (left.length > 0) void info({ title: t('make.list.full', { most }), message: left.join(' · ') });
  };
}
