import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { JobRunner } from './jobs/jobs.ts';
import type { ShippedTexts } from './modules/catalog/texts/error-texts.ts';
import type { Standings } from './plugins/access/standing.ts';
import type { Tokens } from './plugins/access/tokens.ts';
import type { FileStore } from './ports/files/port.ts';
import type { CallbackProof } from './ports/payments/callback-proof.ts';
import type { Payments } from './ports/payments/port.ts';
import type { SchoolSignIn } from './ports/school-sign-in/port.ts';
import type { Speech } from './ports/speech/port.ts';
import type { Writing } from './ports/writing/port.ts';
import type { Post } from './post/post.ts';
import type { SecretBox } from './secret-box.ts';

/** What the rooms share. Made once at the start, or by a test. */
export interface House {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  /** A copy that reports are read from; without one they are read from the database itself. */
  readonly replica?: Db;
  readonly tokens: Tokens;
  readonly standings: Standings;
  /** What addresses are hashed with before they are kept. */
  readonly placeKey: Uint8Array;
  readonly post: Post;
  readonly files: FileStore;
  readonly school: SchoolSignIn;
  /** Seals what reads the lists of a school. */
  readonly schoolTokens: SecretBox;
  readonly payments: Payments;
  readonly callbackProof: CallbackProof;
  readonly speech: Speech;
  readonly writing: Writing;
  readonly shippedTexts: ShippedTexts;
  readonly jobs: JobRunner;
}
