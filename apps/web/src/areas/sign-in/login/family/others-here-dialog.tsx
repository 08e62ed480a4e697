import { ConfirmDialog } from '@flink/ui/play/dialogs/confirm-dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

interface OthersHereDialogProps {
  readonly question: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** A link may bring a language along: its texts can arrive after the question, which then speaks it too. */
export function OthersHereDialog({ question, onAnswer }: OthersHereDialogProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      title={t('signIn.othersHere')}
      message={question}
      ok={t('signIn.yes')}
      cancel={t('signIn.no')}
      onAnswer={onAnswer}
    />
  );
}
