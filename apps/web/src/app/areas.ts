import type { ReactNode } from 'react';
import type { AreaName } from './route-table.ts';

/** The frames of the areas, each with its own code. */
export const areas = {
  'sign-in': () => import('../areas/sign-in/sign-in-area.tsx'),
  play: () => import('../areas/play/play-area.tsx'),
  make: () => import('../areas/make/make-area.tsx'),
  report: () => import('../areas/report/report-area.tsx'),
  admin: () => import('../areas/admin/admin-area.tsx'),
} as const satisfies Record<AreaName, () => Promise<{ readonly default: () => ReactNode }>>;
