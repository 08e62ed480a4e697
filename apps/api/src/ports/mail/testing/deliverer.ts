/** A server that does nothing but send what waits: `deliverer.ts <database> <smtp>`. Ends when nothing is left for it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../db/database.ts';
import { openMail } from '../open.ts';

const [, , database = '', smtp = ''] = process.argv;
const db = openDatabase(database, 4, () => undefined);
const mail = openMail({ smtp: { url: smtp, from: 'no-reply@flink.test' }, sms: null }, db);
process.stdout.write('ready\n');
for (;;) {
  const { sent, failed } = await mail.deliver();
  if (sent + failed === 0) break;
  await sleep(10);
}
await db.destroy();
