import { spawn } from 'node:child_process';
import { type ServerAccount, spawnIdentity } from './server-account.ts';

type ProcessEnd =
  | { kind: 'exited'; code: number | null; signal: NodeJS.Signals | null }
  | { kind: 'not-started'; error: Error };

export type SupervisedProcess = {
  readonly ended: Promise<ProcessEnd>;
  hasEnded(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** Lets Node exit although the process still runs; the watcher then stops it. */
  letGo(): void;
  holdOn(): void;
};

/**
 * The program must not outlive Flink, not even after a kill -9 of Flink. A watcher, a grandchild so that the
 * program never meets it as an unknown child of its own, reads the pipe that Flink holds open: a line means the
 * program has ended by itself, the end of the pipe means Flink is gone.
 */
const WATCHED_EXEC = `
exec 3<&0 </dev/null
(
  (
    trap '' HUP INT TERM
    read -r line <&3 && exit 0
    kill -s INT $$
    tries=0
    while [ $tries -lt 600 ] && kill -s 0 $$; do sleep 0.1; tries=$((tries + 1)); done
    kill -s QUIT $$
  ) >/dev/null 2>&1 &
)
exec 3<&-
exec "$@"
`;

export function startSupervised(start: {
  program: string;
  args: string[];
  account: ServerAccount;
  /** File descriptor that takes what the program prints. */
  output: number;
  env?: Record<string, string>;
}): SupervisedProcess {
  const child = spawn('/bin/sh', ['-c', WATCHED_EXEC, 'sh', start.program, ...start.args], {
    ...spawnIdentity(start.account),
    // Flink's own folder may be closed to the other account, and its environment holds secrets.
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...start.env },
    // A session of its own: Ctrl-C in the terminal must not stop the database under requests in flight.
    detached: true,
    stdio: ['pipe', start.output, start.output],
  });

  let hasEnded = false;
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('error', (error) => resolve({ kind: 'not-started', error }));
    child.once('exit', (code, signal) => resolve({ kind: 'exited', code, signal }));
  }).then((end) => {
    hasEnded = true;
    child.stdin?.end('\n');
    return end;
  });
  // The watcher may be gone first; a broken pipe then means nothing.
  child.stdin?.on('error', () => {});

  return {
    ended,
    hasEnded: () => hasEnded,
    signal: (signal) => void child.kill(signal),
    letGo: () => child.unref(),
    holdOn: () => child.ref(),
  };
}
