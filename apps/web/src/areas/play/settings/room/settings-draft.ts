import type { LearnerSettings, SettingsChange } from '@flink/contract/entities/learner-settings.ts';
import type { LearnerChange } from '@flink/contract/entities/play.ts';
import { type LookSettings, type LookSolution, lookIn } from '@flink/contract/rules/play/learner-look.ts';

export const SWITCHES = ['autoAnimation', 'activityHelp', 'teamHelp', 'touchSpeaks'] as const;
export type Switch = (typeof SWITCHES)[number];
export type LookPart = 'theme' | 'character';

/** What is chosen in the dialog and not saved yet. */
export interface Draft extends Readonly<Record<Switch, boolean>> {
  readonly locale: string;
  readonly selectedSolutionId: string;
  /** By solution: what was picked here. */
  readonly looks: Readonly<Record<string, Readonly<Partial<Record<LookPart, string>>>>>;
}

export const draftOf = ({ settings, selectedSolutionId, locale }: Omit<Kept, 'solutions'>): Draft => ({
  locale,
  selectedSolutionId,
  autoAnimation: settings.autoAnimation,
  activityHelp: settings.activityHelp,
  teamHelp: settings.teamHelp,
  touchSpeaks: settings.touchSpeaks,
  looks: {},
});

/** Each solution has a theme and a character of its own (spec 1 §3, bySolution). */
export const picked = (draft: Draft, part: LookPart, name: string): Draft => ({
  ...draft,
  looks: {
    ...draft.looks,
    [draft.selectedSolutionId]: { ...draft.looks[draft.selectedSolutionId], [part]: name },
  },
});

/** The settings as they would be with the draft saved, as far as they decide the look. */
export const withLooks = (settings: LearnerSettings, { looks }: Pick<Draft, 'looks'>): LookSettings => ({
  ...settings,
  bySolution: {
    ...settings.bySolution,
    ...Object.fromEntries(
      Object.entries(looks).map(([id, look]) => [id, { ...settings.bySolution[id], ...look }]),
    ),
  },
});

export interface Kept {
  readonly settings: LearnerSettings;
  readonly selectedSolutionId: string;
  /** The language that is spoken now. */
  readonly locale: string;
  readonly solutions: readonly LookSolution[];
}

/** What is saved of a learner from here. */
export type LearnerWish = Pick<LearnerChange['data'], 'settings' | 'locale'>;

/** Only what is different from what is kept, so that another device's choices stay; null when nothing is. */
export function changeOf(kept: Kept, draft: Draft): LearnerWish | null {
  const { settings, selectedSolutionId, solutions, locale } = kept;
  const switched = SWITCHES.filter((name) => draft[name] !== settings[name]);
  const looks = solutions.flatMap((solution) => {
    const look = lookChange(settings, draft, solution);
    return look ? [[solution._id, look] as const] : [];
  });
  const change: SettingsChange = {
    ...Object.fromEntries(switched.map((name) => [name, draft[name]])),
    ...(draft.selectedSolutionId === selectedSolutionId
      ? {}
      : { selectedSolutionId: draft.selectedSolutionId }),
    ...(looks.length > 0 ? { bySolution: Object.fromEntries(looks) } : {}),
  };
  const wish: LearnerWish = {
    ...(Object.keys(change).length > 0 ? { settings: change } : {}),
    ...(draft.locale === locale ? {} : { locale: draft.locale }),
  };
  return Object.keys(wish).length > 0 ? wish : null;
}

function lookChange(settings: LearnerSettings, draft: Draft, solution: LookSolution) {
  const before = lookIn(settings, solution);
  const after = lookIn(withLooks(settings, draft), solution);
  const change = {
    ...(after.theme !== null && after.theme !== before.theme ? { theme: after.theme } : {}),
    ...(after.character !== null && after.character !== before.character
      ? { character: after.character }
      : {}),
  };
  return Object.keys(change).length > 0 ? change : null;
}
