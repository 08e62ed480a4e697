import type { QueryClient } from '@tanstack/react-query';
import { commonData } from '../shared/common-data.ts';
import { currentLocale } from '../shared/locale.ts';
import { router } from './router.tsx';

/** Somebody who waits longer wants to see that something is coming. */
const PATIENCE_MS = 1_000;

/**
 * Texts, code and first answers, before anything is drawn: a screen that builds up in steps costs a slow phone more
 * time than one that is drawn once. What fails is asked for again by the screen, which says so.
 */
export async function preloadFirstScreen(queries: QueryClient): Promise<void> {
  const { pathname } = window.location;
  const [frames, params, screen] = router.getMatchedRoutes(pathname);
  const parts = [
    queries.prefetchQuery(commonData(currentLocale())),
    ...frames.map(({ options }) => options.component?.preload?.()),
    // Which screen it is: else the frame of the page is drawn first without it.
    router.load(),
    screen?.options.staticData?.needs?.(queries, params),
  ];
  await Promise.race([
    Promise.allSettled(parts),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
}
