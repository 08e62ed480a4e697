import { useTexts } from '@flink/ui/texts/texts.tsx';
import { GoOnDialog } from './go-on-dialog.tsx';

export interface IdleDialogProps {
  onGoOn(): void;
  onLeave(): void;
}

/** After ten minutes without a touch (spec 1 §9): the time stands still until somebody answers. */
export function IdleDialog({ onGoOn, onLeave }: IdleDialogProps) {
  const { t } = useTexts();
  return (
    <GoOnDialog
      title={t('activity.idle.title')}
      text={t('activity.idle.text')}
      face={{ pose: 'thinking', sign: 'help', tint: 'var(--sun-200)' }}
      other={{ icon: 'home', label: t('activity.leave'), onChoose: onLeave }}
      onGoOn={onGoOn}
    />
  );
}
