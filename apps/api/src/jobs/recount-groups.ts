import { recountGroups } from '../modules/play/progress/group-mastery.service.ts';
import type { ClockJob } from './job.ts';

/** Each night: menus and the shares of centers may have changed, and learners keep what they reach by it. */
export const recountGroupsJob: ClockJob = {
  name: 'recount-groups',
  cron: '30 3 * * *',
  maxMinutes: 720,
  run: (needs) => recountGroups(needs.db, needs),
};
