import { latePart } from '../late-part.ts';

/** The calendar comes when somebody is about to open it. */
export const dateRangePanel = latePart(() => import('./date-range-panel.tsx'));
