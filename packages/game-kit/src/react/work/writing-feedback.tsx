import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayHost } from '../play.ts';
import { MarkedText } from './marked-text.tsx';
import type { WorkDesk, WritingFinding } from './work-desk.ts';
import styles from './writing-feedback.module.css';

export interface WritingFeedbackProps {
  readonly text: string;
  /** What was said of it before. */
  readonly earlier: readonly string[];
  readonly ask: NonNullable<WorkDesk['feedback']>;
  readonly host: PlayHost;
  onAnswer(feedback: string): void;
  onClose(): void;
}

type Answer =
  | { readonly lines: readonly string[]; readonly text: string; readonly findings: readonly WritingFinding[] }
  | { readonly code: string }
  | null;

/** Spec 1 §2, the Writing Feedback dialog: a kind word that names the writer's own words, and a question. */
export function WritingFeedback({ text, earlier, ask, host, onAnswer, onClose }: WritingFeedbackProps) {
  const { t, locale } = useTexts();
  const house = useHouseLanguage();
  const [answer, setAnswer] = useState<Answer>(null);
  const [tries, setTries] = useState(0);
  const question = useEffectEvent(async () => {
    const answered = await ask(text, earlier);
    if (answered.ok) onAnswer(answered.feedback);
    return answered;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each try
  useEffect(() => {
    const open = { here: true };
    question().then((answered) => {
      if (!open.here) return;
      setAnswer(
        answered.ok
          ? {
              lines: answered.feedback.split('\n'),
              text: answered.text ?? text,
              findings: answered.findings ?? [],
            }
          : { code: answered.code },
      );
    });
    return () => {
      open.here = false;
    };
  }, [tries]);

  return (
    <Dialog
      title={t('games.feedback.title')}
      crown={<CharacterDisc pose="happy" sign="heart" tint="var(--feather-200)" />}
      onClose={onClose}
    >
      {answer === null && <Waiting />}
      {answer && 'lines' in answer && (
        <div className={styles.slips} role="status" {...house}>
          {answer.lines.map((line, place) => (
            <p
              key={line}
              className={styles.slip}
              data-kind={isPraise(answer.lines, place) ? 'praise' : 'question'}
            >
              <span className={styles.sign}>
                <Icon name={isPraise(answer.lines, place) ? 'heart' : 'help'} />
              </span>
              <span>{line}</span>
              <SpeakButton text={line} onClick={() => host.say({ text: line }, locale)} />
            </p>
          ))}
        </div>
      )}
      {answer && 'lines' in answer && answer.findings.length > 0 && (
        <MarkedText text={answer.text} findings={answer.findings} host={host} />
      )}
      {answer && 'code' in answer && (
        <p role="alert" className={styles.silent} {...house}>
          {t('games.feedback.nobodyAnswers')}
        </p>
      )}
      <DialogActions>
        {answer && 'code' in answer && (
          <Button
            icon="retry"
            onClick={() => {
              setAnswer(null);
              setTries(tries + 1);
            }}
          >
            {t('games.feedback.askAgain')}
          </Button>
        )}
        <Button variant="go" data-autofocus onClick={onClose}>
          {t('games.feedback.writeOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** One line alone asks for more: there is nothing to praise yet. */
const isPraise = (lines: readonly string[], place: number): boolean => place === 0 && lines.length > 1;
