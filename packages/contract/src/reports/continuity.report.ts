import { mayOpenReport } from './names.ts';
import { type Finding, type Found, figure, type Report, shareOf } from './report.ts';

/** What a learner can have done over the periods of the reports rate; each is one of them. */
export const HABITS = ['every', 'began', 'cameBack', 'paused', 'never'] as const;

/** Of one period: who went on, who played for the first time, who came back; and who stopped. */
const IN_A_PERIOD = ['stayed', 'beganNow', 'cameBackNow'] as const;

/** Who played in every period of the reports rate (spec 3 §9), who paused and who came back. */
export const continuity: Report = {
  name: 'continuity',
  order: 40,
  access: mayOpenReport('continuity'),
  usualDays: 365,
  steps: 'periods',
  learners: 'learners',
  columns: [
    { name: 'people', unit: 'count', of: figure('learners') },
    ...HABITS.map((name) => ({ name, unit: 'count' as const, of: figure(name) })),
    { name: 'periods', unit: 'percent', of: shareOf('periodsPlayed', 'periodsDue') },
  ],
  tiles: ['every', 'cameBack', 'paused'],
  chart: { kind: 'bars', parts: IN_A_PERIOD, below: 'pausedNow', unit: 'count' },
  isCompared: false,
  finding,
};

function finding({ total }: Found): Finding {
  const key = 'report.continuity.found';
  const learners = total.learners ?? 0;
  const every = total.every ?? 0;
  if (learners === 0) return { text: `${key}.nobody` };
  return { text: `${key}.every`, percent: Math.round((every / learners) * 100), count: every };
}
