import { Button } from '@flink/ui/play/buttons/button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './feedback-dialog.module.css';

export interface FeedbackDialogProps {
  readonly text: string;
  readonly lang: string;
  readonly right: boolean;
  onSpeak(): void;
  onClose(): void;
}

/** What an author has to say about the answer just given. The game waits until it is read. */
export function FeedbackDialog({ text, lang, right, onSpeak, onClose }: FeedbackDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={right ? t('games.feedback.right') : t('games.feedback.wrong')}
      cross={false}
      crown={
        right ? (
          <CharacterDisc pose="happy" sign="check" tint="var(--right-tint)" />
        ) : (
          <CharacterDisc pose="thinking" sign="retry" tint="var(--sun-200)" />
        )
      }
      onClose={onClose}
    >
      <div className={styles.words}>
        <SpeakButton text={text} onClick={onSpeak} />
        <p {...inLanguage(lang)}>{text}</p>
      </div>
      <DialogActions>
        <Button variant="go" iconEnd="play" data-autofocus data-move="read" onClick={onClose}>
          {t('games.feedback.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
