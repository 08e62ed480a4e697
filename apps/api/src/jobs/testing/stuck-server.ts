/** A server whose only job never ends: `stuck-server.ts <database> <job>`. Says `running` once it runs. */
import { startJobs } from '../jobs.ts';
import { jobNeeds, openJobsDatabase } from './job-needs.ts';

const [, , url = '', name = ''] = process.argv;
const db = openJobsDatabase(url);
const jobs = await startJobs({ ...jobNeeds(db), url }, [
  {
    name,
    cron: '0 3 1 1 *',
    run: () => {
      process.stdout.write('running\n');
      return new Promise(() => undefined);
    },
  },
]);
await jobs.runNow(name);
