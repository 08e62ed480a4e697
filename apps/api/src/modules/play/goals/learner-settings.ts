import {
  type LearnerSettings,
  learnerSettings,
  type SettingsChange,
} from '@flink/contract/entities/learner-settings.ts';

/** As kept, with the switches nobody has touched; what is not understood is as if never chosen. */
export function settingsFrom(kept: unknown): LearnerSettings {
  const { data } = learnerSettings.safeParse(kept);
  return data ?? learnerSettings.parse({});
}

/** Only what the change names; of the solutions each by itself, so that two devices do not undo each other. */
export function withChange(kept: LearnerSettings, change: SettingsChange): LearnerSettings {
  const { bySolution = {}, ...rest } = change;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const solutions = Object.entries(bySolution).map(([id, look]) => [id, { ...kept.bySolution[id], ...look }]);
  return { ...kept, ...named, bySolution: { ...kept.bySolution, ...Object.fromEntries(solutions) } };
}

export const solutionsIn = ({ selectedSolutionId, bySolution = {} }: SettingsChange): readonly string[] => [
  ...(selectedSolutionId === undefined ? [] : [selectedSolutionId]),
  ...Object.keys(bySolution),
];
