import { emptyTrash } from '../resources/trash/empty-trash.ts';
import type { ClockJob } from './job.ts';

export const emptyTrashJob: ClockJob = {
  name: 'empty-trash',
  cron: '35 3 * * *',
  maxMinutes: 240,
  run: async (needs) => {
    const removed = await emptyTrash(needs);
    if (removed > 0) needs.log.info({ removed }, 'deleted rows removed for good');
  },
};
