import type { WorkState } from '@flink/game-kit/react/work/work-desk.ts';

/** A work with the version of the server that it began from. */
export interface Versioned {
  readonly data: unknown;
  readonly version: number;
}

/** As the browser keeps it. */
export interface DeviceCopy extends Versioned {
  /** Something in it has not been sent. */
  readonly unsent: boolean;
}

/** What came of a save. `refused` would be the same tomorrow: the copy on the device is what there is. */
export type Saved =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'changed' | 'unanswered' | 'refused' };

export interface WorkPlaces {
  /** Null when the server does not answer in time. */
  read(): Promise<Versioned | null>;
  write(work: Versioned): Promise<Saved>;
  readonly device: { get(): DeviceCopy | null; set(copy: DeviceCopy): void };
  /** Calls back later; the answer takes it back. */
  later(milliseconds: number, run: () => void): () => void;
}

export interface WorkRules {
  readonly empty: unknown;
  /** Two works with the same words and files. */
  same(one: unknown, other: unknown): boolean;
  merge(mine: unknown, theirs: unknown): unknown;
}

export interface WorkStatus {
  readonly state: Exclude<WorkState, 'off'>;
  /** What another device has saved meanwhile, until it is put together with what is here. */
  readonly other: Versioned | null;
}

/** Who writes on is not sent letter by letter, and never waits longer than this for the server to know. */
const SAVE_AFTER_MS = 2_000;
/** A line that is gone may be back soon, or only tomorrow. */
const TRY_AGAIN_MS = [5_000, 15_000, 30_000, 60_000];

export interface WorkKeeper {
  /** The work to begin with. */
  open(): Promise<unknown>;
  change(work: unknown): void;
  /** Sends what has not been sent; also asked for when the line is back. */
  send(): Promise<void>;
  /** Puts the other device's work and this one together; the work to go on with. */
  merge(): unknown;
  /** What the server may not know yet. */
  unsent(): Versioned | null;
  current(): unknown;
  status(): WorkStatus;
  subscribe(listener: () => void): () => void;
  /** Nothing is tried again after it. */
  stop(): void;
}

/** Keeps what a learner makes: on the device with every change, on the server a moment later, and tries again until it is there. */
export function workKeeper(places: WorkPlaces, rules: WorkRules): WorkKeeper {
  const listeners = new Set<() => void>();
  let work: unknown = rules.empty;
  let version = 0;
  let unsent = false;
  let sending: Promise<void> | null = null;
  let tries = 0;
  let takeBack: (() => void) | null = null;
  let status: WorkStatus = { state: 'saved', other: null };

  function tell(next: Partial<WorkStatus>): void {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  }

  function keep(): void {
    places.device.set({ data: work, version, unsent });
  }

  function soon(milliseconds: number): void {
    takeBack ??= places.later(milliseconds, () => {
      takeBack = null;
      void send();
    });
  }

  function dropTimer(): void {
    takeBack?.();
    takeBack = null;
  }

  async function lookAtOther(): Promise<void> {
    const other = await places.read();
    if (other === null) return tryLater();
    if (rules.same(other.data, work)) {
      version = other.version;
      unsent = false;
      keep();
      return tell({ state: 'saved' });
    }
    tell({ state: 'onDevice', other });
  }

  function tryLater(): void {
    tell({ state: 'onDevice' });
    soon(TRY_AGAIN_MS[Math.min(tries, TRY_AGAIN_MS.length - 1)] ?? 0);
    tries += 1;
  }

  async function sendOnce(): Promise<void> {
    const sent = work;
    tell({ state: 'saving' });
    const answer = await places.write({ data: sent, version });
    switch (answer.kind) {
      case 'saved':
        tries = 0;
        version = answer.version;
        unsent = work !== sent;
        keep();
        if (unsent) soon(SAVE_AFTER_MS);
        return tell({ state: unsent ? 'saving' : 'saved' });
      case 'changed':
        return lookAtOther();
      case 'unanswered':
        return tryLater();
      case 'refused':
        return tell({ state: 'onDevice' });
    }
  }

  async function send(): Promise<void> {
    if (sending) return sending;
    // What the other device wrote is put together first: sent again, it would only be refused again.
    if (!unsent || status.other) return;
    dropTimer();
    sending = sendOnce().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    async open() {
      const copy = places.device.get();
      const server = await places.read();
      work = copy?.data ?? server?.data ?? rules.empty;
      version = copy?.version ?? server?.version ?? 0;
      unsent = copy?.unsent ?? false;
      if (server && (!copy?.unsent || rules.same(server.data, copy.data))) {
        work = server.data ?? rules.empty;
        version = server.version;
        unsent = false;
      } else if (server && copy && server.version !== copy.version) {
        status = { state: 'onDevice', other: server };
      }
      if (server) keep();
      if (unsent && !status.other) {
        status = { state: 'onDevice', other: null };
        void send();
      }
      return work;
    },
    change(next) {
      work = next;
      unsent = true;
      keep();
      if (status.state === 'saved') tell({ state: 'saving' });
      soon(SAVE_AFTER_MS);
    },
    send,
    merge() {
      const { other } = status;
      if (!other) return work;
      work = other.data === null ? work : rules.merge(work, other.data);
      version = other.version;
      unsent = true;
      keep();
      tell({ state: 'saving', other: null });
      void send();
      return work;
    },
    unsent: () => (unsent ? { data: work, version } : null),
    current: () => work,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: dropTimer,
  };
}
