import { RichText, type RichTextHandle } from '@flink/ui/rich-text/rich-text.tsx';
import type { Alignment, FontStyle } from '@flink/ui/rich-text/tools.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import type { WritingOptions } from '../model/schema.ts';
import { useUsedWords } from './use-used-words.ts';
import styles from './writing-assistant-play.module.css';

export interface PaperProps {
  readonly value: string;
  readonly lang: string;
  readonly editor: WritingOptions['editor'];
  /** Words of the bank that stand in the text. */
  readonly used: readonly string[];
  /** Filled with what puts words in where the writer is. */
  readonly insert: RefObject<((words: string) => void) | null>;
  onChange(html: string): void;
}

/** The lines that are written on, and the tools that the author gave. */
export default function Paper({ value, lang, editor, used, insert, onChange }: PaperProps) {
  const { t } = useTexts();
  const handle = useRef<RichTextHandle>(null);
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    insert.current = (words) => handle.current?.insert(words);
    return () => {
      insert.current = null;
    };
  }, [insert]);
  useUsedWords(lines, used, lang, value);
  return (
    <RichText
      value={value}
      onChange={onChange}
      label={t('writingAssistant.yourText')}
      lang={lang}
      tools={{
        ...editor,
        // The schema lets none but these through.
        fontStyles: editor.fontStyles as readonly FontStyle[],
        alignments: editor.alignments as readonly Alignment[],
        undo: true,
      }}
      placeholder={t('writingAssistant.begin')}
      handle={handle}
    >
      {({ paper, toolbar }) => (
        <>
          <div ref={lines} className={styles.text} data-writes="">
            {paper}
          </div>
          <div className={styles.tools}>{toolbar}</div>
        </>
      )}
    </RichText>
  );
}
