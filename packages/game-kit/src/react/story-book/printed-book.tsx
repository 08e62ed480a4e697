import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { foldedSheets, type Panel } from './folded-sheets.ts';
import styles from './printed-book.module.css';
import type { Story } from './story.ts';
import { StoryPicture } from './story-picture.tsx';
import { StoryText } from './story-text.tsx';

/** Long pages are set in smaller letters, with a smaller picture: a panel of paper cannot be scrolled. */
const LONG = [
  [650, 'endless'],
  [350, 'longest'],
  [160, 'long'],
  [0, 'usual'],
] as const;

const lengthOf = (html: string): string => {
  const letters = html.replaceAll(/<[^>]*>/g, '').length;
  return LONG.find(([least]) => letters >= least)?.[1] ?? 'usual';
};

/** Sheets of A4 across, eight panels each, to be folded into a booklet; seen on paper only. */
function FoldedBook({ story }: { readonly story: Story }) {
  const { t } = useTexts();
  const { dir } = inLanguage(story.lang);
  const sheets = foldedSheets(story.pages.length, dir);

  const panel = (of: Panel, sheet: number): ReactNode => {
    if (of.kind === 'empty') return null;
    if (of.kind === 'back') return <p className={styles.how}>{t('storyBook.fold')}</p>;
    if (of.kind === 'cover')
      return (
        <div className={styles.cover} {...inLanguage(story.lang)}>
          <p className={styles.title}>{story.title}</p>
          {sheets.length > 1 && <p>{t('storyBook.part', { part: sheet + 1, count: sheets.length })}</p>}
          <p>{story.author}</p>
        </div>
      );
    const page = story.pages[of.page];
    if (!page) return null;
    return (
      <div className={styles.page} data-length={lengthOf(page.html)}>
        {page.pictures.length > 0 && <StoryPicture pictures={page.pictures} className={styles.picture} />}
        <div className={styles.text}>
          <StoryText html={page.html} lang={story.lang} />
        </div>
        <p className={styles.number}>{of.page + 1}</p>
      </div>
    );
  };
  const row = (panels: readonly Panel[], sheet: number, upper: boolean) =>
    panels.map((of, place) => (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place on the sheet
        key={place}
        className={styles.panel}
        data-upper={upper ? '' : undefined}
      >
        {panel(of, sheet)}
      </section>
    ));

  return (
    <div className={styles.paper} data-look="play" data-printed-book="">
      {sheets.map(({ upper, lower }, sheet) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no name but their number
        <div key={sheet} className={styles.sheet}>
          {row(upper, sheet, true)}
          {row(lower, sheet, false)}
        </div>
      ))}
    </div>
  );
}

/** Puts the folded book on paper when its pictures are there, and takes it away afterwards. */
export function usePrintedBook(story: Story) {
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (!asked) return;
    let gone = false;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-printed-book] img')];
    const done = () => setAsked(false);
    addEventListener('afterprint', done);
    // A picture that does not come is no reason not to print the rest.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!gone) window.print();
    });
    return () => {
      gone = true;
      removeEventListener('afterprint', done);
    };
  }, [asked]);

  return {
    print: () => setAsked(true),
    paper: asked && createPortal(<FoldedBook story={story} />, document.body),
  };
}
