import { mayOpenReport } from './names.ts';
import { figure, type Report, shareOf } from './report.ts';

const unmasteredShare = shareOf('unmastered', 'attempts');

/** Which activities are failed or left most. */
export const activityDifficulty: Report = {
  name: 'activity-difficulty',
  order: 70,
  access: mayOpenReport('activity-difficulty'),
  usualDays: 28,
  groupings: ['language', 'group', 'template', 'activity'],
  learners: 'learners',
  columns: [
    { name: 'attempts', unit: 'count', of: figure('attempts') },
    { name: 'unmastered', unit: 'count', of: figure('unmastered') },
    { name: 'failed', unit: 'count', of: figure('failed') },
    { name: 'left', unit: 'count', of: figure('left') },
    { name: 'attemptsMastered', unit: 'percent', of: shareOf('masteredAttempts', 'attempts') },
    {
      name: 'timePerAttempt',
      unit: 'time',
      of: ({ seconds, attempts }) => (attempts ? Math.round((seconds ?? 0) / attempts) : null),
    },
    { name: 'learners', unit: 'count', of: figure('learners') },
  ],
  tiles: ['attempts', 'unmastered', 'attemptsMastered', 'timePerAttempt'],
  chart: { kind: 'bars', parts: ['masteredAttempts', 'failed', 'left'], unit: 'count' },
  mostOf: 'unmastered',
  isCompared: false,
  finding: ({ total }) => {
    const [percent, key] = [unmasteredShare(total), 'report.activityDifficulty.found'];
    if (percent === null) return { text: `${key}.nothing` };
    return { text: `${key}.share`, percent, count: total.attempts ?? 0 };
  },
};
