import { valueAt } from '@flink/make-kit/document/place.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../shared/locale.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { makeCommon } from '../lists/make-data.ts';
import classes from './parent-videos.module.css';

const PLACE = ['ebook'] as const;
/** A few letters are one search. */
const SEARCH_DELAY_MS = 300;
const MAX_OFFERED = 25;

interface BookChoiceProps {
  readonly editing: Editing;
  readonly activityId: string;
}

/** Spec 2 §2, ebook button: the book that learners can open from the game. */
export function BookChoice({ editing, activityId }: BookChoiceProps) {
  const { t } = useTexts();
  const stored = valueAt(editing.content, PLACE);
  const chosen = typeof stored === 'string' && stored !== '' ? stored : null;
  const current = useChosenBook(chosen);
  const [words, setWords] = useState('');
  const found = useBooks(words === current.name ? '' : words);
  const offered = (found.data ?? []).filter(({ _id }) => _id !== activityId && _id !== chosen);
  return (
    <section className={classes.videos} aria-label={t('make.book')}>
      <h2 className={classes.title}>{t('make.book')}</h2>
      <p className={classes.hint}>{t('make.book.hint')}</p>
      <div className={classes.sheet}>
        <SelectField
          label={t('make.book.choose')}
          placeholder={t('make.book.none')}
          searchable
          clearable
          value={chosen}
          onSearch={setWords}
          {...(current.isGone ? { error: t('make.book.gone') } : {})}
          {...(found.error ? { error: found.error.message } : {})}
          options={[
            ...(chosen === null ? [] : [{ value: chosen, label: current.name }]),
            ...offered.map(({ _id, activityName }) => ({ value: _id, label: activityName })),
          ]}
          onChange={(id) => editing.change(PLACE, id ?? undefined)}
        />
      </div>
    </section>
  );
}

function useChosenBook(id: string | null) {
  const { t } = useTexts();
  const opened = useQuery({
    queryKey: ['make', 'book', id],
    queryFn: ({ signal }) => officeApi('openActivity', { params: { id: id ?? '' }, query: {} }, { signal }),
    enabled: id !== null,
    retry: false,
  });
  return {
    name:
      opened.data?.data.activityName ?? (opened.isError ? t('make.book.unknown') : t('make.book.loading')),
    isGone: opened.isError,
  };
}

function useBooks(words: string) {
  const { templates } = useQuery(makeCommon(useLocale())).data ?? { templates: [] };
  const templateId = templates.find(({ alias }) => alias === 'ebook')?._id;
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(words.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useQuery({
    queryKey: ['make', 'books', templateId, keyword],
    queryFn: async ({ signal }) => {
      const query = { templateId, keyword, 'filter.isValid': ['true' as const], page: 1, limit: MAX_OFFERED };
      return (await officeApi('searchActivities', { query }, { signal })).data;
    },
    enabled: templateId !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
