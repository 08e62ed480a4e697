import { Button } from '@flink/ui/play/buttons/button.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { Character } from '@flink/ui/play/people/character.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { PlayHost } from '../play.ts';
import styles from './feedback-button.module.css';
import type { WritingTask } from './work-desk.ts';
import { WritingFeedback } from './writing-feedback.tsx';

export interface FeedbackButtonProps {
  readonly host: PlayHost;
  /** What was written, without its marks. */
  readonly text: string;
  /** The face alone, where there is no room for the word. */
  readonly faceOnly?: boolean;
  readonly task?: WritingTask;
}

/** As many as the call takes: what was said longer ago may be said once more. */
const MOST_SAID = 20;

/** Spec 1 §2: the Feedback button with its image. Not there where nobody reads what is written. */
export function FeedbackButton({ host, text, faceOnly = false, task }: FeedbackButtonProps) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState<readonly string[]>([]);
  const ask = host.desk?.feedback;
  if (!ask) return null;
  const label = t('games.feedback.ask');
  return (
    <>
      <Button
        className={classNames(styles.ask, faceOnly && styles.round)}
        disabled={text.trim() === ''}
        aria-label={faceOnly ? label : undefined}
        onClick={() => setAsks(true)}
      >
        <span className={styles.asked}>
          <Character pose="happy" className={styles.face} />
          {!faceOnly && <span className={styles.label}>{label}</span>}
        </span>
      </Button>
      {asks && (
        <WritingFeedback
          text={text}
          earlier={said}
          ask={(written, earlier) => ask(written, earlier, task)}
          host={host}
          onAnswer={(feedback) => setSaid((before) => [...before, feedback].slice(-MOST_SAID))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
