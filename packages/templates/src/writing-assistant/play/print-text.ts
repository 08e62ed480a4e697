import { plainText } from '../model/work.ts';
import styles from './print-text.module.css';

interface Run {
  readonly text: string;
  /** What paper shows of it: strong, em, u. */
  readonly marks: readonly string[];
}

/** The letters of a paragraph with their marks. Built from words: no markup is believed. */
export function runsOf(paragraph: string): readonly Run[] {
  const open = new Set<string>();
  return paragraph.split(/(<[^<>]*>)/).flatMap((part) => {
    const [, close, name] = /^<(\/?)(strong|em|u)>$/.exec(part) ?? [];
    if (name && close) open.delete(name);
    else if (name) open.add(name);
    if (part === '' || part.startsWith('<')) return [];
    // Spaces at the edges of a run part words.
    return [{ text: plainText(`|${part}|`).slice(1, -1), marks: [...open] }];
  });
}

const written = ({ text, marks }: Run): Node =>
  marks.reduce<Node>((inner, mark) => {
    const element = document.createElement(mark);
    element.append(inner);
    return element;
  }, document.createTextNode(text));

/** Prints the text alone; the sheet is on the page only as long as it takes. */
export function printText(html: string, lang: string): void {
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.dataset['printed'] = '';
  sheet.lang = lang;
  sheet.dir = 'auto';
  for (const paragraph of html.split(/<\/p>|<br\s*\/?>/i)) {
    const line = document.createElement('p');
    line.append(...runsOf(paragraph).map(written));
    sheet.append(line);
  }
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
