import { useTexts } from '@flink/ui/texts/texts.tsx';
import { GoOnDialog } from './go-on-dialog.tsx';

export interface ResumeDialogProps {
  readonly name: string;
  onGoOn(): void;
  onStartAgain(): void;
}

/** A game was left in the middle. */
export function ResumeDialog({ name, onGoOn, onStartAgain }: ResumeDialogProps) {
  const { t } = useTexts();
  return (
    <GoOnDialog
      title={t('activity.resume.title')}
      text={t('activity.resume.text', { name })}
      face={{ pose: 'happy', sign: 'play', tint: 'var(--feather-200)' }}
      other={{ icon: 'retry', label: t('activity.resume.startAgain'), onChoose: onStartAgain }}
      onGoOn={onGoOn}
    />
  );
}
