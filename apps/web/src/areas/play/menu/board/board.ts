import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { isUnplayable } from '../../unplayable-items.ts';

export type SolutionMenu = ReplyOf<Calls['solutionMenu']>['data'];
export type Group = SolutionMenu['activityGroups'][number];
export type GroupContent = ReplyOf<Calls['menuGroup']>['data'];
export type Activity = GroupContent['activities'][number];
export type Learner = ReplyOf<Calls['playData']>['data']['learners'][number];

export type Progress = 'none' | 'partial' | 'mastered';

/** Something of the menu with what each learner of the team has reached in it, in the order of the team. */
export interface Reached {
  readonly progress: readonly Progress[];
  /** It is suggested after everything else. */
  readonly unplayable: boolean;
}

export interface Level extends Reached {
  readonly subject: string;
  readonly level: number;
  /** What is opened from it; what stands in another group of the same level is opened from there. */
  readonly groups: readonly Group[];
  /** What is to be mastered for its star, and for a goal. */
  readonly counted: readonly Group[];
}

export interface SubjectLine {
  readonly subject: string;
  readonly levels: readonly Level[];
}

export function progressIn(itemId: string, learners: readonly Learner[]): readonly Progress[] {
  return learners.map(({ reports }) => {
    const report = reports[itemId];
    return report?.mastered ? 'mastered' : report?.partial ? 'partial' : 'none';
  });
}

export const withProgress = <Item extends { readonly _id: string }>(
  items: readonly Item[],
  learners: readonly Learner[],
): readonly (Item & Reached)[] =>
  items.map((item) => ({
    ...item,
    progress: progressIn(item._id, learners),
    unplayable: isUnplayable(item._id),
  }));

/** Levels by subject, each subject where its first group stands in the menu, levels in their order. */
export function linesOf(menu: SolutionMenu, learners: readonly Learner[]): readonly SubjectLine[] {
  const bySubject = Map.groupBy(menu.activityGroups, ({ firstCategory }) => firstCategory);
  const holders = new Set(menu.activityGroups.map(({ groupId }) => groupId));
  return [...bySubject].map(([subject, groups]) => ({
    subject,
    levels: [...Map.groupBy(groups, ({ menuLevel }) => menuLevel)]
      .toSorted(([one], [other]) => one - other)
      .map(([level, own]) => {
        // Spec 1 §4, as the server counts: groups of nothing do not count.
        const counted = own.filter(({ _id, activityCount }) => activityCount > 0 || holders.has(_id));
        const groups = topOf(own);
        return {
          subject,
          level,
          groups,
          unplayable: nextOf(withProgress(groups, learners))?.unplayable === true,
          counted,
          progress: learners.map((learner) => levelProgress(counted, learner)),
        };
      }),
  }));
}

/** A group that stands in one of another level is shown in both: its own level would lead to nothing without it. */
function topOf(ofLevel: readonly Group[]): readonly Group[] {
  const own = new Set(ofLevel.map(({ _id }) => _id));
  const top = ofLevel.filter(({ groupId }) => groupId === null || !own.has(groupId));
  // Of groups that stand in each other by mistake none is at the top.
  return top.length > 0 ? top : ofLevel;
}

/** How many hang on one rope when `most` is the longest line: as many on each as can be, and on each as many. */
export function columnsFor(most: number, atMost: number): number {
  const ropes = Math.ceil(most / atMost);
  return ropes > 1 ? Math.ceil(most / ropes) : Math.max(most, 3);
}

export const parentOf = ({ groupId }: Group, menu: SolutionMenu): Group | undefined =>
  groupId === null ? undefined : menu.activityGroups.find(({ _id }) => _id === groupId);

export const groupsIn = (group: Group, menu: SolutionMenu): readonly Group[] =>
  menu.activityGroups.filter(({ groupId }) => groupId === group._id);

/** As a learning goal is accomplished (spec 1 §4): with every group of the level and subject. */
function levelProgress(groups: readonly Group[], learner: Learner): Progress {
  const reached = groups.map(({ _id }) => learner.reports[_id]);
  if (groups.length > 0 && reached.every((report) => report?.mastered)) return 'mastered';
  return reached.some((report) => report?.mastered || report?.partial) ? 'partial' : 'none';
}

/** The team with what it has reached in an opened group beside what it has reached in groups. */
export const withReports = (learners: readonly Learner[], { reports }: GroupContent): readonly Learner[] =>
  learners.map((learner) => ({ ...learner, reports: { ...learner.reports, ...reports[learner._id] } }));

export function levelAt(lines: readonly SubjectLine[], subject: string, level: string): Level | undefined {
  const line = lines.find((one) => one.subject === subject);
  return line?.levels.find((one) => String(one.level) === level);
}

export const isOpen = ({ progress }: Reached): boolean => progress.some((one) => one !== 'mastered');

/** The item to play next: what somebody has begun before what nobody has; none when all is mastered by all. */
export function nextOf<Item extends Reached>(items: readonly Item[]): Item | undefined {
  const open = items.filter(isOpen);
  return firstPlayable([...open.filter(({ progress }) => progress.some((one) => one !== 'none')), ...open]);
}

/** What crashed is suggested when nothing else is left. */
export const firstPlayable = <Item extends Pick<Reached, 'unplayable'>>(
  items: readonly Item[],
): Item | undefined => items.find(({ unplayable }) => !unplayable) ?? items[0];

/** For whom it waits: the first of the team who has not mastered it. */
export function waitingFor({ progress }: Reached, learners: readonly Learner[]): Learner | undefined {
  return learners[progress.findIndex((one) => one !== 'mastered')];
}

/** From meeting words to knowing them, whatever the order in which the menu lists them, and whatever was tried before. */
export const asLearned = <Item extends Pick<Activity, 'step'>>(
  activities: readonly Item[],
): readonly Item[] => activities.toSorted((one, other) => one.step - other.step);

export const nextToLearn = <Item extends Reached & Pick<Activity, 'step'>>(
  activities: readonly Item[],
): Item | undefined => firstPlayable(asLearned(activities).filter(isOpen));

/** For who cannot read its number: of the first group that has one. */
export const pictureOf = ({ groups, counted }: Level): string | undefined =>
  [...groups, ...counted].find(({ pictures }) => pictures.length > 0)?.pictures[0];
