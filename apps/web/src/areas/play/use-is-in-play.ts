import { useRouterState } from '@tanstack/react-router';

/** The area also shows the preview, which is open to all. */
export const useIsInPlay = (): boolean =>
  useRouterState({ select: ({ location }) => /^\/play(\/|$)/.test(location.pathname) });
