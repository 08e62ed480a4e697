/** Who needs a word from their teacher, and why. All of it is about today, whichever week is looked at. */

export const NO_PLAY_DAYS = 7;
export const LESS_PERCENT = 40;
export const TRIES = 4;
/** Tries longer ago are over. */
export const TRIES_WITHIN_DAYS = 28;
export const LITTLE_TIME_MINUTES = 30;

export type Need =
  | {
      readonly kind: 'noPlay';
      readonly days: number;
      /** Null: never. */
      readonly lastSeen: string | null;
      /** What somebody was in the middle of. */
      readonly begun: { readonly firstname: string; readonly activityName: string } | null;
    }
  | {
      readonly kind: 'less';
      readonly percent: number;
      readonly minutes: number;
      readonly usual: number;
      /** The Monday of the last full week. */
      readonly week: string;
    }
  | { readonly kind: 'littleTime'; readonly minutes: number; readonly hoursPaid: number }
  | {
      readonly kind: 'stuck';
      readonly learnerId: string;
      readonly firstname: string;
      readonly activityId: string;
      readonly activityName: string;
      readonly tries: number;
    }
  | {
      readonly kind: 'ready';
      readonly learnerId: string;
      readonly firstname: string;
      readonly solutionId: string;
      readonly level: number;
      readonly next: number;
    };

export type NeedKind = Need['kind'];

/** The first is what a card says first. */
const URGENCY: readonly NeedKind[] = ['noPlay', 'less', 'littleTime', 'stuck', 'ready'];

interface Tried {
  readonly learnerId: string;
  readonly firstname: string;
  readonly activityId: string;
  readonly activityName: string;
  readonly tries: number;
}

/** A level of a menu as one member has it. */
export interface LevelReached {
  readonly learnerId: string;
  readonly firstname: string;
  readonly solutionId: string;
  readonly level: number;
  readonly groups: number;
  readonly mastered: number;
  readonly begun: boolean;
}

export interface FamilyNow {
  readonly today: string;
  /** The day it came. */
  readonly since: string;
  readonly lastSeen: string | null;
  readonly begun: { readonly firstname: string; readonly activityName: string } | null;
  readonly lastWeek: {
    readonly starts: string;
    readonly minutes: number;
    readonly usual: number | null;
    readonly change: number | null;
  };
  readonly paidTime: { readonly minutes: number; readonly hoursPaid: number } | null;
  readonly tried: readonly Tried[];
  readonly levels: readonly LevelReached[];
}

export function needsOf(family: FamilyNow): readonly Need[] {
  const needs: Need[] = [];
  const silent = daysBetween(family.lastSeen ?? family.since, family.today);
  const { lastWeek, paidTime } = family;
  if (silent >= NO_PLAY_DAYS)
    needs.push({ kind: 'noPlay', days: silent, lastSeen: family.lastSeen, begun: family.begun });
  // Who does not play at all plays less, too; that is one thing and not two.
  else if (lastWeek.usual !== null && lastWeek.change !== null && lastWeek.change <= -LESS_PERCENT)
    needs.push({
      kind: 'less',
      percent: -lastWeek.change,
      minutes: lastWeek.minutes,
      usual: lastWeek.usual,
      week: lastWeek.starts,
    });
  if (paidTime && paidTime.minutes <= LITTLE_TIME_MINUTES) needs.push({ kind: 'littleTime', ...paidTime });
  const most = family.tried.toSorted((one, other) => other.tries - one.tries)[0];
  if (most && most.tries >= TRIES) needs.push({ kind: 'stuck', ...most });
  const ready = readyForMore(family.levels);
  if (ready) needs.push(ready);
  return needs.toSorted((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));
}

/** All groups of a level are mastered, and of the next one nothing is begun. */
function readyForMore(levels: readonly LevelReached[]): Need | null {
  for (const done of levels) {
    const { learnerId, firstname, solutionId, level } = done;
    if (done.groups === 0 || done.mastered < done.groups) continue;
    const next = levels
      .filter((one) => one.learnerId === learnerId && one.solutionId === solutionId && one.level > level)
      .toSorted((one, other) => one.level - other.level)[0];
    if (next && next.groups > 0 && next.mastered === 0 && !next.begun)
      return { kind: 'ready', learnerId, firstname, solutionId, level, next: next.level };
  }
  return null;
}

/** What a talk is about: the same again is nothing new. */
export function keyOf(need: Need): string {
  switch (need.kind) {
    case 'noPlay':
      return `noPlay ${need.lastSeen ?? ''}`;
    case 'less':
      return `less ${need.week}`;
    case 'littleTime':
      return `littleTime ${need.hoursPaid} ${need.minutes > 0 ? 'some' : 'none'}`;
    case 'stuck':
      return `stuck ${need.learnerId} ${need.activityId}`;
    case 'ready':
      return `ready ${need.learnerId} ${need.solutionId} ${need.level}`;
  }
}

export interface Talk {
  readonly day: string;
  readonly reasons: readonly string[];
}

/** Whether something has happened that was not talked about. Silence that goes on after a talk is something, too. */
export function needsAWord(needs: readonly Need[], talk: Talk | null, today: string): boolean {
  if (talk === null) return needs.length > 0;
  return needs.some(
    (need) =>
      !talk.reasons.includes(keyOf(need)) ||
      (need.kind === 'noPlay' && daysBetween(talk.day, today) >= NO_PLAY_DAYS),
  );
}

interface Needy {
  readonly minutes: number;
  readonly needsAWord: boolean;
  readonly needs: readonly Need[];
}

/** Those who need a word, the most urgent first; then those who played least. */
export function byNeed(one: Needy, other: Needy): number {
  return rank(one) - rank(other) || weight(other) - weight(one) || one.minutes - other.minutes;
}

const rank = ({ needsAWord: needs, needs: [first] }: Needy): number =>
  needs && first ? URGENCY.indexOf(first.kind) : URGENCY.length;

/** Of the same reason, how much of it. */
function weight({ needsAWord: needs, needs: [first] }: Needy): number {
  if (!needs || !first) return 0;
  switch (first.kind) {
    case 'noPlay':
      return first.days;
    case 'less':
      return first.percent;
    case 'littleTime':
      return -first.minutes;
    case 'stuck':
      return first.tries;
    case 'ready':
      return 0;
  }
}

const DAY_MS = 86_400_000;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
