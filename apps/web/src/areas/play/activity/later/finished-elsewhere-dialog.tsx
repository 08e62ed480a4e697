import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { FinishedWhere } from '../pauses/use-finished-elsewhere.ts';
import { GoOnDialog } from './go-on-dialog.tsx';

export interface FinishedElsewhereDialogProps {
  readonly where: FinishedWhere;
  onStartAgain(): void;
  onLeave(): void;
}

/** The game on this screen was finished in another window or on another device: its result counts. */
export function FinishedElsewhereDialog({ where, onStartAgain, onLeave }: FinishedElsewhereDialogProps) {
  const { t } = useTexts();
  return (
    <GoOnDialog
      title={t('activity.finishedElsewhere.title')}
      text={t(`activity.finishedElsewhere.${where}`)}
      face={{ pose: 'thinking', sign: 'check', tint: 'var(--feather-200)' }}
      other={{ icon: 'home', label: t('activity.leave'), onChoose: onLeave }}
      go={{ icon: 'retry', label: t('activity.resume.startAgain') }}
      onGoOn={onStartAgain}
    />
  );
}
