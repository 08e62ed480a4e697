import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/database.ts';
import { comesFromThisMachine, type IncomingRequest } from '../../../plugins/access/this-machine.ts';
import { withoutSecrets } from './one-time-links.ts';
import * as repo from './outbox.repo.ts';

interface Needs {
  readonly db: Db;
  readonly config: Pick<Config, 'smtp' | 'sms' | 'demo' | 'publicUrl' | 'trustProxy'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * A link in a mail opens somebody's account: it is for its recipient. Where mails go out, nobody else reads it; where
 * they stay here, somebody has to, but one at a time, by a press that is in the log.
 */
export function outboxService({ db, config, log }: Needs) {
  const staysHere = (channel: 'mail' | 'sms') => config[channel === 'mail' ? 'smtp' : 'sms'] === null;
  /** Programs that try Flink out on this machine read links from the list (docs/decisions). */
  const isTriedOutBy = (request: IncomingRequest) => config.demo && comesFromThisMachine(request, config);

  return {
    /** `stored` is null where services send both emails and text messages. */
    async unsent() {
      const kept = (['mail', 'sms'] as const).filter(staysHere);
      const { failed, stored } = await repo.unsent(db, kept);
      return { failed, stored: kept.length === 0 ? null : stored };
    },

    async table(query: repo.OutboxQuery, request: IncomingRequest) {
      const kept = (['mail', 'sms'] as const).filter(staysHere);
      const { data, ...page } = await repo.table(db, query, kept);
      const isShown = isTriedOutBy(request);
      return {
        ...page,
        data: data.map((row) => {
          const masked = withoutSecrets(row.text);
          const mayBeShown = staysHere(row.channel);
          if (masked === null || (isShown && mayBeShown)) return { ...row, canReveal: false };
          return { ...row, text: masked, canReveal: mayBeShown };
        }),
      };
    },

    /** What could not be sent is taken along by the next round. */
    async tryAgain(messageId: string): Promise<void> {
      const message = await repo.message(db, messageId);
      if (!message) throw new AppError('notFound');
      if (staysHere(message.channel) || !(await repo.tryAgain(db, messageId)))
        throw new AppError('outbox.notAgain');
    },

    /** The whole text of one message. */
    async reveal(messageId: string, userId: string): Promise<string> {
      const message = await repo.message(db, messageId);
      if (!message) throw new AppError('notFound');
      if (!staysHere(message.channel)) throw new AppError('outbox.goesOut');
      log.warn(
        { event: 'outbox.revealed', userId, messageId },
        'the link in a message was shown to somebody else than its recipient',
      );
      return message.text;
    },
  };
}
