/** The parts of the settings and of the solution that decide how play looks. */
interface Chosen {
  readonly theme?: string | null | undefined;
  readonly character?: string | null | undefined;
}

export interface LookSettings extends Chosen {
  readonly bySolution: Readonly<Record<string, Chosen | undefined>>;
}

export interface LookSolution {
  readonly _id: string;
  readonly themes: readonly string[];
  readonly characters: readonly string[];
  readonly defaultTheme: string | null;
  readonly defaultCharacter: string | null;
}

/**
 * Spec 1 §4, initial settings: what was chosen for this solution, else for all, else the default; a choice that the
 * solution does not have is passed over. Null where there is nothing to choose from.
 */
export function lookIn(settings: LookSettings, solution: LookSolution) {
  const own = settings.bySolution[solution._id];
  return {
    theme: first([own?.theme, settings.theme, solution.defaultTheme], solution.themes),
    character: first([own?.character, settings.character, solution.defaultCharacter], solution.characters),
  };
}

const first = (wishes: readonly (string | null | undefined)[], offered: readonly string[]): string | null =>
  wishes.find((wish): wish is string => typeof wish === 'string' && offered.includes(wish)) ??
  offered[0] ??
  null;
