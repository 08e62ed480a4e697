import { DatabaseAway } from './database-away.ts';

/**
 * The clock of the watch. Time is counted in its ticks: while this process itself stands still (a long computation, a
 * machine put to sleep) none go by, and the database is not blamed.
 */
export const TICK_MS = 250;

export interface Patience {
  /** A statement without an answer for this many ticks is looked into. */
  readonly silentTicks: number;
  /** A database that does not answer a first question within this many ticks is away. */
  readonly checkTicks: number;
  /** Whoever needs a database that has gone waits this many ticks for it to come back. */
  readonly waitTicks: number;
}

/** Somebody may be waiting in a browser, and is told within three seconds. */
export const FOR_PEOPLE: Patience = { silentTicks: 2, checkTicks: 8, waitTicks: 8 };
/** Nobody waits for what is loaded at the start or done by the clock. */
export const FOR_JOBS: Patience = { silentTicks: 40, checkTicks: 40, waitTicks: 60 };

/** Once the server has greeted, the rest is mostly our own work, which a busy machine does slowly. */
const TIMES_WHEN_HEARD = 3;

export interface Watched {
  readonly processID: number | null;
  /** Counted up here while a statement, or the call for a connection, is under way. */
  silentFor: number | null;
  /** False until the server has greeted. */
  readonly wasHeard: boolean;
  cut(reason: Error): void;
}

/** A simple question to the database (db/prober.ts). */
export interface Check {
  /** Which of these processes of the database it knows; null where it cannot tell. */
  readonly answer: Promise<ReadonlySet<number> | null>;
  /** Whether the server has at least greeted. */
  isHeard(): boolean;
  cut(reason: Error): void;
}

export interface PulseNeeds {
  readonly patience: Patience;
  readonly connections: ReadonlySet<Watched>;
  /** Those who wait for a connection. */
  readonly waiting: ReadonlySet<Waiter>;
  check(processes: readonly number[]): Check;
  onAway(error: DatabaseAway): void;
  onBack(): void;
}

export interface Waiter {
  waitedFor: number;
  giveUp(reason: DatabaseAway): void;
}

interface Running extends Check {
  ticks: number;
  /** For how long nothing had been heard when it began. */
  readonly silentBefore: number;
  /** Never rejects. */
  readonly over: Promise<void>;
}

/**
 * Watches the connections of a pool. One that is silent is no proof: a statement may take its time. So the database is
 * asked something simple over another, and only when that is not answered either, it is taken to be away:
 * everything under way is given up, until it answers again.
 */
export class Pulse {
  readonly #needs: PulseNeeds;
  /** For how many ticks the database has been away. */
  #away: number | null = null;
  #check: Running | null = null;
  #sinceCheck = 0;
  #sinceGreeting = 0;
  readonly #greeted = new WeakSet<Watched>();
  readonly #hoping = new Set<PromiseWithResolvers<void>>();

  constructor(needs: PulseNeeds) {
    this.#needs = needs;
  }

  /** Resolves at once, or when a database that went a moment ago is back. */
  async steady(): Promise<void> {
    if (this.#away === null) return;
    if (this.#away >= this.#needs.patience.waitTicks) throw awayError();
    const hope = Promise.withResolvers<void>();
    this.#hoping.add(hope);
    return hope.promise;
  }

  /** No connection could be made: tells when the database has been asked why. */
  async doubt(): Promise<void> {
    if (this.#away === null) await (this.#check ?? this.#begin(0)).over;
  }

  tick(): void {
    const { patience, connections, waiting } = this.#needs;
    this.#sinceCheck += 1;
    let longest = 0;
    for (const one of connections) {
      if (one.silentFor === null) continue;
      one.silentFor += 1;
      longest = Math.max(longest, one.silentFor);
    }
    for (const one of waiting) {
      one.waitedFor += 1;
      longest = Math.max(longest, one.waitedFor);
    }
    this.#giveUpUnheard();
    if (this.#away !== null) this.#tickAway(this.#away + 1);
    if (this.#check) this.#tickCheck(this.#check);
    else if (this.#away !== null) this.#begin(longest);
    else if (longest >= patience.silentTicks && this.#sinceCheck >= patience.silentTicks)
      this.#begin(longest);
  }

  stop(): void {
    this.#check?.cut(awayError());
    this.#check = null;
    this.#giveUpHope();
  }

  /**
   * A server that greets nobody may still serve the connections it has; who needs a new one is told. One that greets
   * somebody now and then is only slow.
   */
  #giveUpUnheard(): void {
    const { waitTicks } = this.#needs.patience;
    this.#sinceGreeting += 1;
    const unheard: Watched[] = [];
    for (const one of this.#needs.connections) {
      if (one.wasHeard && !this.#greeted.has(one)) {
        this.#greeted.add(one);
        this.#sinceGreeting = 0;
      }
      if (!one.wasHeard && one.silentFor !== null && one.silentFor >= waitTicks) unheard.push(one);
    }
    if (unheard.length === 0 || this.#sinceGreeting < waitTicks) return;
    const away = awayError();
    for (const one of this.#needs.waiting) if (one.waitedFor >= waitTicks) one.giveUp(away);
    for (const one of unheard) one.cut(away);
  }

  #tickAway(ticks: number): void {
    this.#away = ticks;
    if (ticks >= this.#needs.patience.waitTicks) this.#giveUpHope();
  }

  #giveUpHope(): void {
    for (const hope of this.#hoping) hope.reject(awayError());
    this.#hoping.clear();
  }

  #tickCheck(check: Running): void {
    check.ticks += 1;
    const { checkTicks } = this.#needs.patience;
    if (check.ticks < checkTicks * (check.isHeard() ? TIMES_WHEN_HEARD : 1)) return;
    this.#check = null;
    const late = awayError();
    check.cut(late);
    this.#goAway(check.silentBefore + check.ticks, late);
  }

  #begin(silentBefore: number): Running {
    const silent = new Map<number, Watched>();
    for (const one of this.#needs.connections)
      if (one.silentFor !== null && one.processID !== null) silent.set(one.processID, one);
    const asked = this.#needs.check([...silent.keys()]);
    const isOurs = () => this.#check === check;
    const over = asked.answer.then(
      (known) => {
        if (!isOurs()) return;
        this.#check = null;
        this.#comeBack();
        if (known) cutDeadEnds(silent, known);
      },
      (error: unknown) => {
        if (!isOurs()) return;
        this.#check = null;
        this.#goAway(0, error);
      },
    );
    const check: Running = {
      answer: asked.answer,
      isHeard: () => asked.isHeard(),
      cut: (reason) => asked.cut(reason),
      ticks: 0,
      silentBefore,
      over,
    };
    this.#check = check;
    this.#sinceCheck = 0;
    return check;
  }

  #goAway(ticks: number, cause: unknown): void {
    const away = awayError(cause);
    for (const one of this.#needs.waiting) one.giveUp(away);
    for (const one of this.#needs.connections) one.cut(away);
    if (this.#away !== null) return;
    this.#away = ticks;
    this.#needs.onAway(away);
    if (ticks >= this.#needs.patience.waitTicks) this.#giveUpHope();
  }

  #comeBack(): void {
    if (this.#away === null) return;
    this.#away = null;
    this.#needs.onBack();
    for (const hope of this.#hoping) hope.resolve();
    this.#hoping.clear();
  }
}

/** A connection whose process the database does not know leads to a server that is no more: nothing will come of it. */
function cutDeadEnds(silent: ReadonlyMap<number, Watched>, known: ReadonlySet<number>): void {
  for (const [process, one] of silent)
    if (!known.has(process) && one.silentFor !== null) one.cut(awayError());
}

const awayError = (cause?: unknown) => new DatabaseAway('The database does not answer.', { cause });
