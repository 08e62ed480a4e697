import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { addressOf } from '@flink/contract/client/client.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { DestinationStream } from 'pino';
import { readStrings } from '../../../../content/load/strings.ts';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import type { House } from '../house.ts';
import { readStandingIn } from '../modules/accounts/sessions/read-standing.ts';
import { standingsBy } from '../plugins/access/standing.ts';
import { tokensWith } from '../plugins/access/tokens.ts';
import { logger } from '../plugins/logging.ts';
import { openFileStore } from '../ports/files/open.ts';
import { callbackProof } from '../ports/payments/callback-proof.ts';
import { openPayments } from '../ports/payments/open.ts';
import { openSchoolSignIn } from '../ports/school-sign-in/open.ts';
import { oneSound } from '../ports/speech/testing/one-sound.ts';
import { openWriting } from '../ports/writing/open.ts';
import { outboxPost } from '../post/post.ts';
import { keysFrom } from '../secret.ts';
import { secretBox } from '../secret-box.ts';

export const METRICS_TOKEN = 'metrics-token-of-the-tests';

export interface TestRequest {
  /** The bearer token. */
  readonly as?: string | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestHouse {
  readonly house: House;
  readonly app: App;
  readonly server: FastifyInstance;
  readonly db: Db;
  readonly databaseUrl: string;
  /** Calls by name, through the whole stack. */
  ask(name: CallName, asked?: TestRequest): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestHouseWishes {
  /** What is in the database: what the code brings, unless told. */
  readonly world?: 'base' | 'demo';
  /** A second server on the database of this one. */
  readonly beside?: Pick<TestHouse, 'databaseUrl'>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the log goes, from level info up; without it nothing is logged. */
  readonly log?: DestinationStream;
  readonly webFolder?: string;
  /** Takes the place of parts that were made for it. */
  readonly replace?: (house: House) => House;
}

/** A whole Flink without a socket: a cloned database with what the code brings, files in a folder of its own. */
export async function openTestHouse(wishes: TestHouseWishes = {}): Promise<TestHouse> {
  const [database, folder] = await Promise.all([
    wishes.beside
      ? { url: wishes.beside.databaseUrl, drop: async () => undefined }
      : createTestDatabase(wishes.world ?? 'base'),
    mkdtemp(join(tmpdir(), 'flink-test-house-')),
  ]);
  const config = readConfig({
    FLINK_DATA: folder,
    FLINK_METRICS_TOKEN: METRICS_TOKEN,
    FLINK_REQUESTS_PER_MINUTE: '10000000',
    // Requests of the tests come from everywhere.
    FLINK_DEMO: 'open',
    FLINK_LOG: wishes.log ? 'info' : 'silent',
    ...wishes.environment,
  });
  const db = openDatabase(database.url, 6, () => undefined);
  const keys = keysFrom('a secret of the tests that is long enough');
  const made: House = {
    config,
    db,
    log: logger(config, wishes.log),
    files: await openFileStore(config, keys.fileLinks),
    tokens: tokensWith(keys.session),
    standings: standingsBy(readStandingIn(db)),
    placeKey: keys.places,
    post: outboxPost(db),
    school: openSchoolSignIn(config, keys.schoolSandbox, db),
    schoolTokens: secretBox(keys.schoolTokens),
    payments: openPayments(config, db, callbackProof(keys.paymentNews)),
    callbackProof: callbackProof(keys.paymentNews),
    speech: oneSound(),
    writing: openWriting(config),
    shippedTexts: readStrings(),
    // No clock goes in a test, unless it brings its own.
    jobs: { names: [], runNow: async () => undefined, setTimeZone: async () => undefined },
  };
  const house = wishes.replace?.(made) ?? made;
  const app = await buildApp(house, wishes.webFolder ?? join(folder, 'no-web'));
  await app.server.ready();
  return {
    house,
    app,
    server: app.server,
    db,
    databaseUrl: database.url,
    ask: (name, asked = {}) => ask(app.server, calls[name], asked),
    close: async () => {
      await app.stop();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a browser sends back after this answer. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

let asking = 0;

/** Every request comes from an address of its own, so that limits per address are met only by those who test them. */
export function strangersAddress(): string {
  asking += 1;
  return `10.${(asking >> 16) & 255}.${(asking >> 8) & 255}.${asking & 255}`;
}

export function ask(
  server: FastifyInstance,
  call: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string },
  { as, params = {}, query = {}, body, headers = {} }: TestRequest,
): Promise<LightMyRequestResponse> {
  return server.inject({
    method: call.method,
    url: addressOf(call.path, { params, query }),
    remoteAddress: strangersAddress(),
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}
