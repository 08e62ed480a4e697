import { RichText, type RichTextHandle } from '@flink/ui/rich-text/rich-text.tsx';
import type { Alignment, FontStyle } from '@flink/ui/rich-text/tools.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { StudioOptions } from '../model/schema.ts';
import styles from './story-studio-play.module.css';

export interface WritingProps {
  readonly value: string;
  onChange(html: string): void;
  readonly label: string;
  readonly lang: string;
  readonly editor: StudioOptions['editor'];
  /** Filled with what puts words in where the writer is. */
  readonly insert: RefObject<((words: string) => void) | null>;
  /** On a small screen they come when they are asked for. */
  readonly hasTools: boolean;
  /** Beside the tools, where it has no place below the page. */
  readonly feedback: ReactNode;
  readonly canvas: ReactNode;
  readonly stamp: ReactNode;
}

/** The page on the desk: its picture, its lines, and the tools below. */
export default function Writing(props: WritingProps) {
  const { value, onChange, label, lang, editor, insert, hasTools, feedback, canvas, stamp } = props;
  const { t } = useTexts();
  const handle = useRef<RichTextHandle>(null);
  useEffect(() => {
    insert.current = (words) => handle.current?.insert(words);
    return () => {
      insert.current = null;
    };
  }, [insert]);
  const tools = {
    ...editor,
    // The schema lets none but these through.
    fontStyles: editor.fontStyles as readonly FontStyle[],
    alignments: editor.alignments as readonly Alignment[],
  };
  return (
    <RichText
      value={value}
      onChange={onChange}
      label={label}
      lang={lang}
      tools={tools}
      placeholder={t('storyStudio.onceUpon')}
      handle={handle}
    >
      {({ paper, toolbar }) => (
        <>
          <div className={styles.leaf}>
            {canvas}
            <div className={styles.write} data-writes="">
              {paper}
            </div>
            {stamp}
          </div>
          {hasTools && (
            <div className={styles.tools} data-strip="">
              {toolbar}
              {feedback}
            </div>
          )}
        </>
      )}
    </RichText>
  );
}
