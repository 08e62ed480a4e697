import { CallFailed } from '@flink/contract/client/client.ts';
import { endsSending, isSettled, type OutboxEntry } from './outbox.ts';
import type { StoredOutbox } from './stored-outbox.ts';

export interface Balance {
  readonly points: number;
  readonly cumulativePoints: number;
}

/** The server's reply to an entry that it took. */
export interface Delivered {
  /** Of the family. */
  readonly balance?: Balance;
  /** The game was finished before, elsewhere. */
  readonly finishedElsewhere?: boolean;
}

export interface Sent {
  /** Of the entries, those that are still to be sent. */
  readonly waiting: readonly string[];
  /** Of the family, where the reply has it. */
  readonly balance: Balance | null;
  /** Something that was reached has arrived. */
  readonly progressed: boolean;
  /** The server does not want to count some of the time. */
  readonly timeRefused: boolean;
  /** Of the games that were finished, those that had been finished before, elsewhere. */
  readonly finishedElsewhere: readonly string[];
}

export interface OutboxStore {
  put(entry: OutboxEntry): void;
  /** Sends what waits, oldest first. */
  send(): Promise<Sent>;
}

/** One sending at a time; whoever asks during one waits for a single further one. */
export function sendingOutbox(
  box: StoredOutbox,
  deliver: (entry: OutboxEntry) => Promise<Delivered>,
): OutboxStore {
  let running: Promise<Sent> | null = null;
  let queued: Promise<Sent> | null = null;

  async function sendAll(): Promise<Sent> {
    let balance: Balance | null = null;
    let progressed = false;
    let timeRefused = false;
    const finishedElsewhere: string[] = [];
    for (const entry of box.entries()) {
      try {
        const reply = await deliver(entry);
        balance = reply.balance ?? balance;
        progressed ||= entry.kind === 'progress';
        if (reply.finishedElsewhere && entry.kind === 'forget' && entry.runId)
          finishedElsewhere.push(entry.runId);
      } catch (error) {
        // Without a line every further entry would only fail as well.
        if (error instanceof CallFailed && endsSending(error)) break;
        if (!(error instanceof CallFailed) || !isSettled(error)) continue;
        timeRefused ||= entry.kind === 'time';
      }
      box.remove(entry);
    }
    return {
      waiting: box.entries().map(({ id }) => id),
      balance,
      progressed,
      timeRefused,
      finishedElsewhere,
    };
  }

  function run(): Promise<Sent> {
    const sent = sendAll().finally(() => {
      running = null;
    });
    running = sent;
    return sent;
  }

  function runAgain(): Promise<Sent> {
    queued = null;
    return run();
  }

  return {
    put: box.put,
    send() {
      if (running === null) return run();
      queued ??= running.then(runAgain, runAgain);
      return queued;
    },
  };
}
