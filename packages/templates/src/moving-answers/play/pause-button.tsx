import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './pause-button.module.css';

export interface PauseButtonProps {
  readonly paused: boolean;
  onPause(paused: boolean): void;
}

const BARS = 'M6 5h4v14H6ZM14 5h4v14h-4Z';
const ARROW = 'M8 5.2 19 12 8 18.8Z';

/** Stop and go for the answers. */
export function PauseButton({ paused, onPause }: PauseButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      variant={paused ? 'sun' : 'plain'}
      className={styles.button}
      aria-label={paused ? t('movingAnswers.go') : t('movingAnswers.stop')}
      onClick={() => onPause(!paused)}
    >
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={paused ? ARROW : BARS} />
      </svg>
    </Button>
  );
}
