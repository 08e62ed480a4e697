import { useTexts } from '../../texts/texts.tsx';
import { Sheet } from '../scene/sheet.tsx';
import { Spinner } from './spinner.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** What is being waited for; "Please wait…" without it. */
  readonly text?: string;
  /** 0 to 1, when it is known how far it is. */
  readonly progress?: number;
}

export function Waiting({ text, progress }: WaitingProps) {
  const { t } = useTexts();
  const words = text ?? t('uiPlay.wait');
  return (
    <Sheet shape="pill" className={styles.waiting} role="status">
      <span className={styles.line}>
        <span className={styles.dots}>
          <Spinner />
        </span>
        {words}
      </span>
      {progress !== undefined && <progress className={styles.progress} value={progress} aria-label={words} />}
    </Sheet>
  );
}
