import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import styles from './story-studio-play.module.css';

export interface ActionsProps {
  readonly feedback: ReactNode;
  onBook(): void;
  readonly onDone?: (() => void) | undefined;
}

export function Actions({ feedback, onBook, onDone }: ActionsProps) {
  const { t } = useTexts();
  return (
    <div className={styles.actions}>
      {feedback}
      <RoundButton icon="book" tone="teal" label={t('storyStudio.asBook')} onClick={onBook} />
      {onDone && (
        <RoundButton
          icon="check"
          tone="sun"
          label={t('storyStudio.done')}
          data-move="finish"
          onClick={onDone}
        />
      )}
    </div>
  );
}
