import type { ActivityPort } from '../activity-port.ts';

/** Spec 2 §5: saving is skipped in preview, with no learner, or when noReports is set. */
export const isKept = ({
  record,
  keepsWork,
  learners,
}: Pick<ActivityPort, 'record' | 'keepsWork' | 'learners'>): boolean =>
  record === 'progress' && keepsWork === true && learners.length > 0;
