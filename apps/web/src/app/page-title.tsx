import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberPage } from '../shared/recent-pages.ts';

/** The title of the window, and the note of where one has been. */
export function PageTitle() {
  const { t } = useTexts();
  const last = useMatches().at(-1);
  const title = last?.globalNotFound || !last?.staticData.title ? 'title.notFound' : last.staticData.title;
  const path = last?.pathname;

  useEffect(() => {
    document.title = t(title);
  }, [t, title]);

  useEffect(() => {
    if (path && title !== 'title.notFound') rememberPage({ path, title });
  }, [path, title]);

  return null;
}
