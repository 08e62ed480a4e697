import v8 from 'node:v8';
import { loadBase } from '../../../content/load/base.ts';
import { demoSignIns, loadDemoWorld } from '../../../content/load/demo.ts';
import { loadDocuments } from '../../../content/load/documents.ts';
import { loadFilms } from '../../../content/load/films.ts';
import { readStrings } from '../../../content/load/strings.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { reachDatabase } from './db/reach.ts';
import { stopOnSignals } from './graceful-shutdown.ts';
import { startJobs } from './jobs/jobs.ts';
import { claimAddress, listen } from './listening.ts';
import { codeForFirstOwner } from './modules/accounts/owner/owner-codes.ts';
import { ownerInvitation } from './modules/accounts/owner/owner-invitation.ts';
import { readStandingIn } from './modules/accounts/sessions/read-standing.ts';
import { standingsBy } from './plugins/access/standing.ts';
import { tokensWith } from './plugins/access/tokens.ts';
import { logger } from './plugins/logging.ts';
import { openFileStore } from './ports/files/open.ts';
import { openMail } from './ports/mail/open.ts';
import { callbackProof } from './ports/payments/callback-proof.ts';
import { openPayments } from './ports/payments/open.ts';
import { openSchoolSignIn } from './ports/school-sign-in/open.ts';
import { openSpeech } from './ports/speech/open.ts';
import { openWriting } from './ports/writing/open.ts';
import { outboxPost } from './post/post.ts';
import { installationSecret, keysFrom } from './secret.ts';
import { secretBox } from './secret-box.ts';
import { StartError } from './start-error.ts';

/**
 * By itself V8 lets what nobody needs any more grow to several times what is needed before it looks at what is older:
 * an export of a million rows held 240 MB so, and holds 77. It could hold 35 if it looked more often, but reports would
 * wait for that now and then.
 */
v8.setFlagsFromString('--heap-growing-percent=100');

/** Background work never takes a connection that somebody waits for. */
const JOB_CONNECTIONS = 4;
/** Few ask for reports at once. */
const REPORT_CONNECTIONS = 4;

const WEB = new URL('../../web/dist', import.meta.url).pathname;

/** Progress is for somebody who sits and waits; a program that starts Flink reads the ready line first. */
function tellPerson(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${line}\n`);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = logger(config);
  await claimAddress(config);
  await prepareDataFolder(config.dataFolder);
  const closers: (() => Promise<void>)[] = [];
  // Registered first, so that a signal during a slow start also leaves nothing behind.
  const stop = stopOnSignals(closers, log);
  try {
    const database = await reachDatabase(config, log);
    closers.unshift(database.close);
    await migrate(database.url);
    const open = (size: number, kind: 'calls' | 'jobs', url = database.url) => {
      const db = openDatabase(
        url,
        size,
        (error) => log.warn({ err: error, kind }, 'the database does not answer'),
        { kind, onBack: () => log.info({ kind }, 'the database answers again') },
      );
      closers.unshift(() => db.destroy());
      return db;
    };
    const jobsDb = open(JOB_CONNECTIONS, 'jobs');
    await loadBase(jobsDb);
    const demo = await loadDemoWorld(jobsDb, config, tellPerson);
    const keys = keysFrom(config.secret ?? (await installationSecret(config.dataFolder)));
    const files = await openFileStore(config, keys.fileLinks);
    await loadDocuments(jobsDb, files);
    await loadFilms(jobsDb, files);
    const schoolTokens = secretBox(keys.schoolTokens);
    const proof = callbackProof(keys.paymentNews);
    let address = `http://${config.host}:${config.port}`;
    const jobs = await startJobs({
      url: database.url,
      db: jobsDb,
      files,
      mail: openMail(config, jobsDb),
      rosters: openSchoolSignIn(config, keys.schoolSandbox, jobsDb).rosters,
      schoolTokens,
      payments: openPayments(config, jobsDb, proof),
      origin: () => config.publicUrl ?? address,
      log,
    });
    closers.unshift(jobs.stop);
    const db = open(config.databasePool, 'calls');
    const { databaseReplicaUrl } = config;
    const replica = databaseReplicaUrl && open(REPORT_CONNECTIONS, 'calls', databaseReplicaUrl);
    const tokens = tokensWith(keys.session);
    const school = openSchoolSignIn(config, keys.schoolSandbox, db);
    const speech = await openSpeech(config);
    closers.unshift(speech.close);
    const app = await buildApp(
      {
        config,
        log,
        db,
        ...(replica ? { replica } : {}),
        files,
        tokens,
        standings: standingsBy(readStandingIn(db)),
        placeKey: keys.places,
        post: outboxPost(db),
        school,
        schoolTokens,
        payments: openPayments(config, db, proof),
        callbackProof: proof,
        speech,
        writing: openWriting(config),
        shippedTexts: readStrings(),
        jobs,
      },
      WEB,
    );
    closers.unshift(app.stop);
    address = await listen(app.server, config);
    const code = await codeForFirstOwner(jobsDb);
    process.stdout.write(
      `Flink is ready at ${address}\n${demo ? demoSignIns() : ''}${code === null ? '' : ownerInvitation(config.publicUrl ?? address, code)}`,
    );
    speech.warmUp().catch((error: unknown) => log.warn({ err: error }, 'the voice did not get up'));
  } catch (error) {
    await stop.now();
    throw error;
  }
}

start().catch((error: unknown) => {
  const sentence = error instanceof StartError ? error.message : `Flink could not start: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  if (!(error instanceof StartError) && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
