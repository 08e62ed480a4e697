import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Tokens } from './plugins/access/tokens.ts';
import type { FileStore } from './ports/files/port.ts';

/** What the rooms share. Made once at the start, or by a test. */
export interface House {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  readonly tokens: Tokens;
  readonly files: FileStore;
}
