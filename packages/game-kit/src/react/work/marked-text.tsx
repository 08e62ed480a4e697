import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId, useState } from 'react';
import type { PlayHost } from '../play.ts';
import { markedParagraphs } from './marked-paragraphs.ts';
import styles from './marked-text.module.css';
import type { WritingFinding } from './work-desk.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly findings: readonly WritingFinding[];
  readonly host: PlayHost;
}

/** The paragraphs that have a mark: a tap on a marked word shows and says what to look at. */
export function MarkedText({ text, findings, host }: MarkedTextProps) {
  const { t, locale } = useTexts();
  const house = useHouseLanguage();
  const noteId = useId();
  const [chosen, setChosen] = useState<WritingFinding | null>(null);
  const choose = (finding: WritingFinding) => {
    setChosen(finding);
    host.say({ text: finding.said }, locale);
  };
  const note = chosen?.said ?? t('games.feedback.tapMarked');
  return (
    <section className={styles.marked}>
      <div className={styles.text} {...inLanguage(host.locale)}>
        {markedParagraphs(text, findings).map(({ from, pieces }) => (
          <p key={from}>
            {pieces.map((piece) =>
              piece.finding ? (
                <button
                  key={piece.from}
                  type="button"
                  className={styles.mark}
                  aria-pressed={chosen === piece.finding}
                  aria-describedby={chosen === piece.finding ? noteId : undefined}
                  onClick={() => piece.finding && choose(piece.finding)}
                >
                  {piece.text}
                </button>
              ) : (
                <span key={piece.from}>{piece.text}</span>
              ),
            )}
          </p>
        ))}
      </div>
      <p id={noteId} className={styles.note} role="status" {...house}>
        <span>{note}</span>
        <SpeakButton text={note} onClick={() => host.say({ text: note }, locale)} />
      </p>
    </section>
  );
}
