import { inLanguage } from '@flink/ui/texts/language.tsx';
import { createPortal } from 'react-dom';
import { plainText } from '../model/work.ts';
import styles from './printed-text.module.css';

export interface PrintedTextProps {
  readonly html: string;
  readonly lang: string;
}

interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
}

/** The letters of a paragraph with the marks that paper shows. Built from words: no markup is believed. */
export function runsOf(paragraph: string): readonly Run[] {
  const open = { strong: 0, em: 0, u: 0 };
  return paragraph.split(/(<[^<>]*>)/).flatMap((part) => {
    const [, close, name] = /^<(\/?)(strong|em|u)>$/.exec(part) ?? [];
    if (name) open[name as keyof typeof open] += close ? -1 : 1;
    if (part === '' || part.startsWith('<')) return [];
    // Spaces at the edges of a run part words.
    const text = plainText(`|${part}|`).slice(1, -1);
    return [{ text, bold: open.strong > 0, italic: open.em > 0, underlined: open.u > 0 }];
  });
}

/** The text alone on the sheet that is printed; unseen on the screen. */
export function PrintedText({ html, lang }: PrintedTextProps) {
  const paragraphs = html.split(/<\/p>|<br\s*\/?>/i).map(runsOf);
  return createPortal(
    <div className={styles.sheet} data-printed="" aria-hidden {...inLanguage(lang)}>
      {paragraphs.map((runs, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole
        <p key={place}>
          {runs.map((run, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole
              key={at}
              data-bold={run.bold || undefined}
              data-italic={run.italic || undefined}
              data-underlined={run.underlined || undefined}
            >
              {run.text}
            </span>
          ))}
        </p>
      ))}
    </div>,
    document.body,
  );
}
