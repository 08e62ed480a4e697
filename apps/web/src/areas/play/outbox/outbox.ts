import type { Listened, Reading } from '@flink/game-kit/model/reading/reading.ts';

/** Something the server does not know yet. Its id makes sending it twice harmless. */
export type OutboxEntry =
  | { readonly kind: 'progress'; readonly id: string; readonly changes: readonly ProgressChange[] }
  | {
      readonly kind: 'time';
      readonly id: string;
      /** Null for time in the menu. */
      readonly activityId: string | null;
      readonly seconds: number;
      /** Milliseconds since 1970. */
      readonly endedAt: number;
    }
  /** The half-played game of an activity that was finished. */
  | {
      readonly kind: 'forget';
      readonly id: string;
      readonly activityId: string;
      readonly revision: number;
      /** Which game was finished; entries of earlier versions have none. */
      readonly runId?: string;
    }
  /** Files of a work that were deleted without a line. */
  | {
      readonly kind: 'unfile';
      readonly id: string;
      readonly activityId: string;
      readonly filenames: readonly string[];
    }
  /** What was made and could not be saved before it was left. */
  | {
      readonly kind: 'work';
      readonly id: string;
      readonly activityId: string;
      readonly learnerIds: readonly string[];
      readonly data: unknown;
      readonly version: number;
    };

export interface ProgressChange {
  readonly learnerId: string;
  readonly data: {
    readonly reports?: Readonly<
      Record<string, { readonly [key in 'mastered' | 'partial']?: true } & { readonly dateMastered?: string }>
    >;
    readonly result?: {
      readonly id: string;
      readonly activityId: string;
      readonly score: {
        readonly allProblemsCount: number;
        readonly problemsAnsweredCorrectly: number;
        readonly problemsAnsweredIncorrectly: number;
      };
      readonly problems?: { readonly asked: string[]; readonly missed: string[] };
    };
    readonly reading?: {
      readonly id: string;
      readonly activityId: string;
      readonly ebookBenchmark: Reading;
      readonly listened?: Listened;
    };
  };
}

export type Outbox = readonly OutboxEntry[];

/** Weeks of play without a connection; beyond that the browser's storage is for the games. */
const MAX_ENTRIES = 200;

/** Each id once, the newer entry in the place where it was put last. */
export function joinEntries(older: Outbox, newer: Outbox): Outbox {
  const byId = new Map<string, OutboxEntry>();
  for (const entry of [...older, ...newer]) {
    byId.delete(entry.id);
    byId.set(entry.id, entry);
  }
  return makeRoom([...byId.values()]);
}

/** The oldest makes room; minutes before results, of which there are fewer and which nobody can play again. */
function makeRoom(entries: Outbox): Outbox {
  const excess = entries.length - MAX_ENTRIES;
  if (excess <= 0) return entries;
  const minutes = entries.filter(({ kind }) => kind === 'time').slice(0, excess);
  const others = entries.filter(({ kind }) => kind !== 'time').slice(0, excess - minutes.length);
  const dropped = new Set<OutboxEntry>([...minutes, ...others]);
  return entries.filter((entry) => !dropped.has(entry));
}

export const withEntry = (outbox: Outbox, entry: OutboxEntry): Outbox => joinEntries(outbox, [entry]);

export const withoutEntry = (outbox: Outbox, id: string): Outbox => outbox.filter((entry) => entry.id !== id);

/** Refusals at the door, which say nothing about what was sent: a center that has expired may come back. */
const AT_THE_DOOR: ReadonlySet<string> = new Set(['learningCenters.expired', 'auth.demoOnlyHere']);

/**
 * Whether an answer of the server settles an entry. A refusal would be the same tomorrow; no answer, a fault of the
 * server, an ended session and a request to wait are none.
 */
export function isSettled({ status, code }: { readonly status: number; readonly code?: string }): boolean {
  if (status === 401 || status === 408 || status === 429) return false;
  if (code !== undefined && AT_THE_DOOR.has(code)) return false;
  return status >= 200 && status < 500;
}

/** Whether the rest can wait as well: no line, an ended session, a server that asks to wait or a center that has expired. */
export const endsSending = ({ status, code }: { readonly status: number; readonly code?: string }): boolean =>
  [0, 401, 429, 503].includes(status) || (code !== undefined && AT_THE_DOOR.has(code));

export function readOutbox(text: string | null): Outbox {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: Partial<OutboxEntry> | null): value is OutboxEntry {
  if (typeof value !== 'object' || value === null || typeof value.id !== 'string') return false;
  if (value.kind === 'progress') return Array.isArray(value.changes);
  if (value.kind === 'time') return typeof value.endedAt === 'number';
  return value.kind === 'forget' || value.kind === 'unfile' || value.kind === 'work';
}
