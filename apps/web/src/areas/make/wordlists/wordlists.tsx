import { allows } from '@flink/contract/access/rules.ts';
import type { WordlistRow } from '@flink/contract/entities/wordlists.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { MakeDeletedButton } from '../lists/make-trash.tsx';
import { ChosenList } from './chosen-list.tsx';
import { listAddress } from './list-address.ts';
import { ListState } from './list-state.tsx';
import { NewListDialog } from './new-list-dialog.tsx';
import classes from './wordlists.module.css';

interface WordlistsProps {
  readonly common: MakeCommon;
  /** Those of the own edit list. */
  readonly lists: readonly WordlistRow[];
}

/** The own lists at the start, the chosen one beside them; below 768 px one of them at a time. */
export function Wordlists({ common, lists }: WordlistsProps) {
  const { t } = useTexts();
  const router = useRouter();
  const Link = useLink();
  const holder = holderOf(useSession());
  const named = new URLSearchParams(useLocation().searchStr).get('list');
  const chosen = named ?? lists[0]?._id ?? null;
  const [isMaking, setMaking] = useState(false);
  const mayCreate = allows({ flinkMake: { wordlists: { create: true } } }, holder);
  useShortcut('n', mayCreate ? () => setMaking(true) : undefined);
  const languageOf = (code: string) =>
    common.locales.find((locale) => locale.code === code)?.displayName ?? code;

  const dialog = isMaking && (
    <NewListDialog
      common={common}
      onClose={() => setMaking(false)}
      onMade={(id) => {
        setMaking(false);
        router.history.push(listAddress(id));
      }}
    />
  );
  const find = (
    <LinkButton href="/flink-make/search-wordlists" icon="search">
      {t('make.wordlists.find')}
    </LinkButton>
  );
  if (chosen === null)
    return (
      <div className={classes.nothing}>
        <h1 className={classes.hidden}>{t('title.makeWordlists')}</h1>
        <EmptyState
          state={{
            kind: 'first',
            title: t('make.wordlists.none'),
            message: t('make.wordlists.noneHint'),
            actions: (
              <>
                {find}
                <MakeDeletedButton kind="wordlists" />
                {mayCreate && (
                  <Button variant="primary" icon="plus" keys="n" onClick={() => setMaking(true)}>
                    {t('make.wordlists.new')}
                  </Button>
                )}
              </>
            ),
          }}
        />
        {dialog}
      </div>
    );
  return (
    <div className={classes.screen} data-chosen={named === null ? undefined : ''}>
      <h1 className={classes.hidden}>{t('title.makeWordlists')}</h1>
      <nav className={classes.side} aria-label={t('make.wordlists.mine')}>
        <div className={classes.sideHead}>
          <h2>{t('make.wordlists.mine')}</h2>
          <MakeDeletedButton kind="wordlists" />
          {mayCreate && (
            <IconButton icon="plus" label={t('make.wordlists.new')} onClick={() => setMaking(true)} />
          )}
        </div>
        <ul>
          {lists.map((list) => (
            <li key={list._id}>
              <Link
                href={listAddress(list._id)}
                className={classes.listed}
                {...(list._id === chosen ? { 'aria-current': 'true' as const } : {})}
              >
                <b {...inLanguage(list.locale)}>{list.name || t('make.wordlists.noName')}</b>
                <span className={classes.facts}>
                  <span>
                    <bdi>{languageOf(list.locale)}</bdi> ·{' '}
                    {t('make.wordlists.words', { count: list.wordCount })}
                  </span>
                  <ListState list={list} inTable />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {lists.length === 0 && <p className={classes.quiet}>{t('make.wordlists.none')}</p>}
        <div className={classes.sideFoot}>{find}</div>
      </nav>
      <div className={classes.middle}>
        <Link href={listAddress(null)} className={classes.back}>
          <Icon name="arrow-left" />
          {t('make.wordlists.mine')}
        </Link>
        <ChosenList
          key={chosen}
          id={chosen}
          common={common}
          isMine={lists.some(({ _id }) => _id === chosen)}
          onGone={() => router.history.replace(listAddress(null))}
        />
      </div>
      {dialog}
    </div>
  );
}
