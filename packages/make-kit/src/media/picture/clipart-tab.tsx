import { Button } from '@flink/ui/office/buttons/button.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useEditing } from '../../editing.tsx';
import type { Clipart } from '../../host.ts';
import classes from './clipart-tab.module.css';
import { gridStep } from './grid-keys.ts';

/** A few letters are one search. */
const SEARCH_AFTER_MS = 300;
const LONGEST = 100;

type Found =
  | { readonly kind: 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly pictures: readonly Clipart[]; readonly total: number };

interface ClipartTabProps {
  readonly words: string;
  readonly language: string;
  /** The one that is being fetched. */
  readonly fetching: string | null;
  readonly onPick: (picture: Clipart) => void;
}

/** How many stand in the first row. */
const columnsOf = (buttons: readonly HTMLElement[]): number =>
  Math.max(1, buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length);

/** Our own pictures of words. */
export function ClipartTab({ words, language, fetching, onPick }: ClipartTabProps) {
  const { host } = useEditing();
  const { t } = useTexts();
  const [keyword, setKeyword] = useState(words);
  const [page, setPage] = useState(1);
  const [time, setTime] = useState(0);
  const [found, setFound] = useState<Found>({ kind: 'searching' });
  const [at, setAt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` asks once more for the same.
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      try {
        const wish = { keyword: keyword.trim(), locale: language, page };
        const { data, total } = await host.clipart(wish, controller.signal);
        setFound((before) => ({
          kind: 'found',
          total,
          pictures: page > 1 && before.kind === 'found' ? [...before.pictures, ...data] : data,
        }));
      } catch {
        if (!controller.signal.aborted) setFound({ kind: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [host, keyword, language, page, time]);

  const search = (text: string) => {
    setKeyword(text.slice(0, LONGEST));
    setPage(1);
    setAt(0);
  };
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = gridStep(event.key, at, buttons.length, columnsOf(buttons), isRightToLeft);
    if (to === at) return;
    event.preventDefault();
    setAt(to);
    buttons[to]?.focus();
  };

  return (
    <div className={classes.tab}>
      <SearchInput
        label={t('make.clipart')}
        placeholder={t('make.clipart.search')}
        value={keyword}
        onChange={search}
        onClear={() => search('')}
      />
      {found.kind === 'searching' && <p role="status">{t('make.clipart.searching')}</p>}
      {found.kind === 'failed' && (
        <EmptyState
          state={{
            kind: 'error',
            onRetry: () => {
              setFound({ kind: 'searching' });
              setTime(time + 1);
            },
          }}
        />
      )}
      {found.kind === 'found' && found.total === 0 && (
        <EmptyState
          state={{
            kind: 'filtered',
            title: t('make.clipart.none', { keyword }),
            message: t('make.clipart.noneHint'),
            onClear: () => search(''),
          }}
        />
      )}
      {found.kind === 'found' && found.total > 0 && (
        <>
          <ul className={classes.grid} aria-label={t('make.clipart')} onKeyDown={move}>
            {found.pictures.map((picture, index) => (
              <li key={picture.key}>
                <button
                  type="button"
                  className={classes.picture}
                  tabIndex={index === at ? 0 : -1}
                  aria-busy={fetching === picture.key}
                  disabled={fetching !== null && fetching !== picture.key}
                  onFocus={() => setAt(index)}
                  onClick={() => onPick(picture)}
                >
                  <img src={picture.url} alt="" loading="lazy" />
                  <span {...inLanguage(language)}>{picture.name}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.pictures.length < found.total && (
            <Button onClick={() => setPage(page + 1)}>
              {t('make.clipart.more', { count: found.total - found.pictures.length })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
