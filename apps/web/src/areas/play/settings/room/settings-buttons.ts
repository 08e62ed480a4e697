import type { PlayData } from '../../data/menu-data.ts';

type Solution = PlayData['product']['solutions'][number];

/** Those that open a view, those that switch something, and the one that opens the videos. */
export type SettingsButton =
  | 'solution'
  | 'characters'
  | 'themes'
  | 'language'
  | 'sound'
  | 'autoAnimation'
  | 'activityHelp'
  | 'teamHelp'
  | 'family'
  | 'account'
  | 'quickStart';

export interface ButtonFacts
  extends Pick<PlayData, 'isFamilyTeam' | 'family' | 'prepaid' | 'quickStartVideos'> {
  /** Those that can be chosen here. */
  readonly languages: readonly string[];
  readonly product: Pick<PlayData['product'], 'solutions' | 'onePerson'>;
  readonly solution: Pick<Solution, 'themes' | 'characters' | 'animations'>;
  readonly teamSize: number;
}

/** Spec 1 §2, settings dialog, MAIN: which of the big buttons show, in their order; and the language and the sound. */
export function buttonsFor(facts: ButtonFacts): readonly SettingsButton[] {
  const { product, solution, family, prepaid } = facts;
  const shown: Readonly<Record<SettingsButton, boolean>> = {
    solution: product.solutions.length > 1,
    characters: solution.characters.length > 0,
    themes: solution.themes.length > 0,
    language: facts.languages.length > 1,
    sound: true,
    autoAnimation: hasAnimations(solution),
    activityHelp: true,
    teamHelp: facts.teamSize > 1,
    family: !product.onePerson && facts.isFamilyTeam,
    account: (family.isCustomer || family.isPrepaidCustomer) && prepaid?.fullyPaid !== true,
    quickStart: !product.onePerson && facts.quickStartVideos.length > 0,
  };
  return (Object.keys(shown) as SettingsButton[]).filter((button) => shown[button]);
}

const hasAnimations = ({ animations }: Pick<Solution, 'animations'>): boolean =>
  Object.values(animations).some((files) => files !== undefined && Object.keys(files).length > 0);
