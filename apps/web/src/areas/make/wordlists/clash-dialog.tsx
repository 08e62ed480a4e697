import type { Wordlist } from '@flink/contract/entities/wordlists.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './dialogs.module.css';
import { type ListDraft, writtenWords } from './list-draft.ts';

export interface AskedClash {
  readonly theirs: Wordlist;
  readonly answer: (choice: 'mine' | 'theirs') => void;
}

/** Both lists, where two windows or two people changed one; closing it keeps the own, which is on the screen. */
export function ClashDialog({ asked, mine }: { readonly asked: AskedClash; readonly mine: ListDraft }) {
  const { t } = useTexts();
  const { theirs, answer } = asked;
  const sides = [
    { title: t('make.clash.mine'), list: { ...mine, words: writtenWords(mine) } },
    { title: t('make.clash.theirs'), list: theirs },
  ];
  return (
    <Dialog
      opened
      width="decide"
      title={t('make.clash.title', { name: theirs.updatedBy ?? t('make.clash.somebody') })}
      lead={t('error.wordlists.changedByOthers')}
      onClose={() => answer('mine')}
      foot={
        <>
          <Button onClick={() => answer('theirs')}>{t('make.clash.takeTheirs')}</Button>
          <Button variant="primary" data-autofocus onClick={() => answer('mine')}>
            {t('make.clash.keepMine')}
          </Button>
        </>
      }
    >
      <div className={classes.sides}>
        {sides.map(({ title, list }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{list.name}</p>
            <ol {...inLanguage(list.locale)}>
              {list.words.map(({ word }) => (
                <li key={word}>{word}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
