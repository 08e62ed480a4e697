import type { Preview } from '@flink/contract/entities/generation.ts';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-words.module.css';

const PAPERS = ['A4', 'Letter'] as const;
const WAYS = ['cards', 'sheet'] as const;

interface Asked {
  readonly way: (typeof WAYS)[number];
  readonly paper: (typeof PAPERS)[number];
}

interface PrintWordsProps {
  readonly name: string;
  readonly locale: string;
  readonly words: Preview['words'];
}

/** The list on paper: cards to cut out, or one sheet to read and write from. */
export function PrintWords(props: PrintWordsProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const done = () => setAsked(null);
    addEventListener('afterprint', done);
    // Pictures that are not there yet would be empty places on paper.
    void loaded().then(() => window.print());
    return () => removeEventListener('afterprint', done);
  }, [asked]);
  return (
    <>
      <ActionMenu
        icon="printer"
        label={t('make.generate.print')}
        actions={WAYS.flatMap((way) =>
          PAPERS.map((paper) => ({
            label: t(`make.generate.print.${way}`, { paper }),
            onSelect: () => setAsked({ way, paper }),
          })),
        )}
      />
      {asked && createPortal(<Paper {...props} {...asked} />, document.body)}
    </>
  );
}

async function loaded(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-word-paper] img')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

function Paper({ name, locale, words, way, paper }: PrintWordsProps & Asked) {
  return (
    <div className={classes.paper} data-word-paper={way} data-paper={paper} lang={locale}>
      <h1 className={classes.title} dir="auto">
        {name}
      </h1>
      <ol className={way === 'cards' ? classes.cards : classes.sheet}>
        {words.map(({ word, picture }) => (
          <li key={word}>
            {picture && <img src={picture} alt="" />}
            <span dir="auto">{word}</span>
            {way === 'sheet' && <i aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </div>
  );
}
