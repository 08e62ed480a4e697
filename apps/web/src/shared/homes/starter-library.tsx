import type { StarterLibrary } from '@flink/contract/entities/starter-library.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { officeApi } from '../office/office-api.ts';
import classes from './setup-checklist.module.css';
import { HOME_KEY } from './use-role-home.ts';

const LIBRARY_KEY = ['starterLibrary'];
const POLL_MS = 1_500;

interface LibraryButtonProps {
  /** As it was when the page was read. */
  readonly library: StarterLibrary;
  readonly isNext: boolean;
}

/** Loads the starter library in the background and says how far it is. */
export function LibraryButton({ library: initial, isNext }: LibraryButtonProps) {
  const { t, locale } = useTexts();
  const queries = useQueryClient();
  const toasts = useToasts();
  const { data: library } = useQuery({
    queryKey: LIBRARY_KEY,
    queryFn: async ({ signal }) => (await officeApi('starterLibrary', {}, { signal })).data,
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.state === 'loading' ? POLL_MS : false),
  });
  const load = useMutation({
    mutationFn: async () => (await officeApi('loadStarterLibrary', {})).data,
    networkMode: 'always',
    onSuccess: (state) => queries.setQueryData(LIBRARY_KEY, state),
    onError: (error) => toasts.show({ message: error.message, tone: 'bad' }),
  });
  const before = useRef(library.state);
  useEffect(() => {
    // The step is ticked by what is there now.
    if (before.current === 'loading' && library.state === 'loaded')
      void queries.invalidateQueries({ queryKey: HOME_KEY });
    before.current = library.state;
  }, [library.state, queries]);

  if (library.state === 'loading')
    return (
      <>
        {library.total > 0 ? (
          <progress
            className={classes.progress}
            value={library.loaded}
            max={library.total}
            aria-label={t('home.setup.loading')}
          />
        ) : (
          <progress className={classes.progress} aria-label={t('home.setup.loading')} />
        )}
        <span className={classes.said} role="status">
          {library.total > 0
            ? t('home.setup.loaded', {
                loaded: numberText(library.loaded, locale),
                total: numberText(library.total, locale),
              })
            : t('home.setup.loading')}
        </span>
      </>
    );
  return (
    <>
      <Button
        variant={isNext ? 'primary' : 'line'}
        icon="books"
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {t('home.setup.productAction')}
      </Button>
      {library.state === 'failed' && (
        <span className={classes.said} role="alert">
          {t('home.setup.failed')}
        </span>
      )}
    </>
  );
}
