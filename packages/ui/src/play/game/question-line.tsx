import { useLayoutEffect, useRef } from 'react';
import { SpeakButton } from '../buttons/speak-button.tsx';
import { Sheet } from '../scene/sheet.tsx';
import { FitText } from '../text/fit-text.tsx';
import styles from './question-line.module.css';

export interface QuestionLineProps {
  readonly text: string;
  readonly lang: string;
  /** What is to be done is said first, then read: the disc stands before the words. */
  readonly onSpeak: () => void;
}

/** The task with its speaker, always above the thing to touch. */
export function QuestionLine({ text, lang, onSpeak }: QuestionLineProps) {
  const line = useRef<HTMLDivElement>(null);

  // The round ends of a pill would cut the corners of a text of several lines.
  useLayoutEffect(() => {
    const sheet = line.current;
    if (!sheet) return;
    const observer = new ResizeObserver(() => {
      const least = Number.parseFloat(getComputedStyle(sheet).minBlockSize);
      sheet.toggleAttribute('data-tall', sheet.offsetHeight > least + 1);
    });
    observer.observe(sheet);
    return () => observer.disconnect();
  }, []);

  return (
    <Sheet ref={line} shape="pill" className={styles.line}>
      <SpeakButton text={text} onClick={onSpeak} />
      {text && (
        <h1 className={styles.words}>
          <FitText text={text} size="var(--text-xl)" lang={lang} />
        </h1>
      )}
    </Sheet>
  );
}
