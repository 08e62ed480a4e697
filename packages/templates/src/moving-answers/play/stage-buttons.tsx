import { Button } from '@flink/ui/play/button.tsx';
import { Dialog } from '@flink/ui/play/dialog.tsx';
import { RoundButton } from '@flink/ui/play/round-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import styles from './stage-buttons.module.css';

export interface StageButtonsProps {
  readonly paused: boolean;
  /** Where nothing moves there is nothing to stop. */
  readonly canPause: boolean;
  onPause(paused: boolean): void;
  /** The address of the activity's picture. */
  readonly image: string | undefined;
}

const BARS = 'M6 5h4v14H6ZM14 5h4v14h-4Z';
const ARROW = 'M8 5.2 19 12 8 18.8Z';

/** Stop and go for the answers, and the picture of the activity. */
export function StageButtons({ paused, canPause, onPause, image }: StageButtonsProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      {canPause && (
        <Button
          variant={paused ? 'sun' : 'plain'}
          className={styles.button}
          aria-label={t(paused ? 'movingAnswers.go' : 'movingAnswers.stop')}
          onClick={() => onPause(!paused)}
        >
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={paused ? ARROW : BARS} />
          </svg>
        </Button>
      )}
      {image && (
        <RoundButton icon="picture" label={t('movingAnswers.picture')} onClick={() => setOpen(true)} />
      )}
      {open && image && (
        <Dialog title={t('movingAnswers.picture')} size="l" onClose={() => setOpen(false)}>
          <img className={styles.image} src={image} alt="" />
        </Dialog>
      )}
    </>
  );
}
