import { parseArgs } from 'node:util';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openDatabase } from './db/database.ts';
import { FolderInUseError } from './db/embedded/folder-lock.ts';
import { runningPostgres } from './db/embedded/running-postgres.ts';
import { migrate } from './db/migrate.ts';
import { type ReachedDatabase, reachDatabase } from './db/reach.ts';
import { CODE_HOURS, codeForEmail } from './modules/accounts/owner/owner-codes.ts';
import { ownerAddress } from './modules/accounts/owner/owner-invitation.ts';
import { logger } from './plugins/logging.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Say for whom: npm run owner -- --email you@example.org';

/** `npm run owner -- --email …`: a one-time address that makes this person the owner, new or not. */
async function makeOwnerCode(): Promise<void> {
  const email = emailFrom(process.argv.slice(2));
  const config = readConfig({ FLINK_LOG: 'error', ...process.env });
  await prepareDataFolder(config.dataFolder);
  const database = await reached(config);
  try {
    await migrate(database.url);
    const db = openDatabase(database.url, 1, () => undefined, { kind: 'jobs' });
    const code = await codeForEmail(db, email).finally(() => db.destroy());
    const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
    process.stdout.write(
      `${email} becomes the owner of this installation at\n  ${ownerAddress(origin, code)}\n(works once, within ${CODE_HOURS} hours, while Flink runs)\n`,
    );
  } finally {
    await database.close();
  }
}

function emailFrom(args: readonly string[]): string {
  const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' } }, strict: false });
  const email = typeof values.email === 'string' ? values.email.trim().toLowerCase() : '';
  if (emailError(email) !== undefined) throw new StartError(USAGE);
  return email;
}

/** The data of a stopped installation, or of one that runs beside this. */
async function reached(config: ReturnType<typeof readConfig>): Promise<ReachedDatabase> {
  try {
    return await reachDatabase(config, logger(config));
  } catch (error) {
    const url = error instanceof FolderInUseError ? await runningPostgres(config.dataFolder) : null;
    if (url === null) throw error;
    return { url, close: async () => undefined };
  }
}

makeOwnerCode().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
