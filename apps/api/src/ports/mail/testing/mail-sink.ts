import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  readonly url: string;
  /** How often each recipient got something. */
  readonly counts: Map<string, number>;
  readonly connections: () => number;
  close(): Promise<void>;
}

/** A mail server on this machine that takes everything, each message after a while. */
export async function mailSink(latencyMs: number): Promise<MailSink> {
  const counts = new Map<string, number>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        void sleep(latencyMs).then(() => {
          for (const { address } of session.envelope.rcptTo)
            counts.set(address, (counts.get(address) ?? 0) + 1);
          done(null);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    counts,
    connections: () => connections,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
