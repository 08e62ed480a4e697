import { lazy } from 'react';

const load = () => import('./later/screens.ts');

/** When the game is there, and while the line is: they are needed without one, too. */
export const loadLaterScreens = (): void => void load().catch(() => {});

export const FinishedElsewhereDialog = lazy(async () => ({
  default: (await load()).FinishedElsewhereDialog,
}));
export const IdleDialog = lazy(async () => ({ default: (await load()).IdleDialog }));
export const ResumeDialog = lazy(async () => ({ default: (await load()).ResumeDialog }));
export const Results = lazy(async () => ({ default: (await load()).Results }));
