import { mayOpenReport } from './names.ts';
import { type Finding, type Found, figure, type Report, shareOf } from './report.ts';

/** Every attempt is one of these: mastered, finished without mastery, or left before the end. */
const OUTCOMES = ['masteredAttempts', 'failed', 'left'] as const;

/** Which activities are failed or left most. */
export const activityDifficulty: Report = {
  name: 'activity-difficulty',
  access: mayOpenReport('activity-difficulty'),
  usualDays: 28,
  groupings: ['activity', 'template', 'group', 'language'],
  learners: 'learners',
  columns: [
    { name: 'attempts', unit: 'count', of: figure('attempts') },
    { name: 'unmastered', unit: 'count', of: figure('unmastered') },
    { name: 'failed', unit: 'count', of: figure('failed') },
    { name: 'left', unit: 'count', of: figure('left') },
    { name: 'attemptsMastered', unit: 'percent', of: shareOf('masteredAttempts', 'attempts') },
    { name: 'timePerAttempt', unit: 'time', of: timePerAttempt },
    { name: 'learners', unit: 'count', of: figure('learners') },
  ],
  tiles: ['attempts', 'unmastered', 'attemptsMastered', 'timePerAttempt'],
  chart: { kind: 'bars', parts: OUTCOMES, unit: 'count' },
  mostOf: 'unmastered',
  isCompared: false,
  finding,
};

function timePerAttempt({ seconds, attempts }: Found['total']): number | null {
  return attempts ? Math.round((seconds ?? 0) / attempts) : null;
}

function finding({ total }: Found): Finding {
  const key = 'report.activityDifficulty.found';
  const percent = shareOf('unmastered', 'attempts')(total);
  return percent === null
    ? { text: `${key}.nothing` }
    : { text: `${key}.share`, percent, count: total.attempts ?? 0 };
}
