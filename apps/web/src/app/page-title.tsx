import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberPage } from '../shared/recent-pages.ts';

const NOT_FOUND = 'title.notFound';

/** The title of the window, and the note of where one has been. */
export function PageTitle() {
  const { t } = useTexts();
  const matches = useMatches();
  const last = matches.at(-1);
  const lost = matches.some((match) => match._notFound || match.status === 'notFound');
  const title = lost ? NOT_FOUND : (last?.staticData.title ?? NOT_FOUND);
  const path = last?.pathname;

  useEffect(() => {
    document.title = t(title);
  }, [t, title]);

  useEffect(() => {
    if (path && title !== NOT_FOUND) rememberPage({ path, title });
  }, [path, title]);

  return null;
}
