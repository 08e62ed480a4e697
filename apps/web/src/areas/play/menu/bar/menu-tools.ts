import type { PlayData } from '../../data/menu-data.ts';

/** The buttons of the menu beside back, speak, points and goal (spec 1 §2) and the stories of the family, in the order of the bar. */
export type MenuTool =
  | 'help'
  | 'team'
  | 'reports'
  | 'stories'
  | 'quickStart'
  | 'parentAdvice'
  | 'settings'
  | 'share'
  | 'guide'
  | 'credits'
  | 'logOut';

/** What can lie open over a page of the menu. */
export type OpenedTool = MenuTool | 'more' | 'points';

export interface ToolFacts
  extends Pick<PlayData, 'isFamilyTeam' | 'parentVideos' | 'quickStartVideos' | 'documents'> {
  readonly product: Pick<PlayData['product'], 'onePerson'>;
  readonly family: { readonly familyMembers: readonly unknown[] };
  readonly center: {
    readonly config: Pick<PlayData['center']['config'], 'noReports' | 'noSettings' | 'multiFamilyTeam'>;
  };
}

export interface MenuPlace {
  /** Null until it is known whose menu it is. */
  readonly facts: ToolFacts | null;
  /** Of the center, known before the menu has come. */
  readonly noLogout: boolean;
  readonly reportsOpen: boolean;
}

/** Spec 1 §6: what the center's config and the mode leave. What has nothing to open is not offered. */
export function toolsFor({ facts, noLogout, reportsOpen }: MenuPlace): readonly MenuTool[] {
  const shown: Readonly<Record<MenuTool, boolean>> = {
    help: !reportsOpen,
    team: facts !== null && !reportsOpen && offersTeam(facts),
    reports: facts !== null && !reportsOpen && offersReports(facts),
    // Spec 2 §5: where nothing is reported nothing is kept.
    stories: facts !== null && !facts.center.config.noReports,
    quickStart: facts !== null && !facts.product.onePerson && facts.quickStartVideos.length > 0,
    parentAdvice: facts !== null && facts.parentVideos.length > 0,
    settings: facts !== null && !facts.center.config.noSettings,
    share: true,
    guide: facts?.documents.quickStart === true,
    credits: facts?.documents.credits === true,
    logOut: !noLogout,
  };
  return (Object.keys(shown) as MenuTool[]).filter((tool) => shown[tool]);
}

/** Somebody must be there who could join. */
const offersTeam = ({ product, family, center }: ToolFacts): boolean =>
  !product.onePerson && (family.familyMembers.length > 1 || center.config.multiFamilyTeam === true);

const offersReports = ({ isFamilyTeam, product, center }: ToolFacts): boolean =>
  isFamilyTeam && !product.onePerson && !center.config.noReports;

/** What is used most stays in sight first. */
const IMPORTANCE: readonly MenuTool[] = [
  'logOut',
  'settings',
  'reports',
  'help',
  'team',
  'stories',
  'quickStart',
  'parentAdvice',
  'share',
  'guide',
  'credits',
];

export interface FoldedTools {
  readonly shown: readonly MenuTool[];
  /** Behind one button; never one alone, which would stand there as well as the button. */
  readonly folded: readonly MenuTool[];
}

/** `places` is how many buttons have room, the one that unfolds the rest included. */
export function foldTools(tools: readonly MenuTool[], places: number): FoldedTools {
  if (tools.length <= places) return { shown: tools, folded: [] };
  const kept = new Set(IMPORTANCE.filter((tool) => tools.includes(tool)).slice(0, places - 1));
  return {
    shown: tools.filter((tool) => kept.has(tool)),
    folded: tools.filter((tool) => !kept.has(tool)),
  };
}

/** The way out stands last, as on every screen. */
export const inBar = ({ shown, folded }: FoldedTools): readonly (MenuTool | 'more')[] => [
  ...shown.filter((tool) => tool !== 'logOut'),
  ...(folded.length > 0 ? (['more'] as const) : []),
  ...shown.filter((tool) => tool === 'logOut'),
];

/** Tokens: --touch-m. */
const touchIn = (vmin: number) => Math.min(Math.max(64, 9 * vmin), 112);

/** Spec 1 §9: an aspect ratio of 1.25 or more is landscape. */
const LANDSCAPE = 1.25;

/**
 * How many of these buttons the bar has room for beside back, speak, points and goal, in widths of a button. In
 * landscape the faces stand in the same row, and their names come before a fifth button.
 */
export function placesIn(width: number, height: number): number {
  const wide = width / touchIn(Math.min(width, height) / 100);
  const left =
    width / height >= LANDSCAPE ? Math.min(wide - 10.5, Math.max(4, wide - 14.5)) : (wide - 6) / 1.13;
  return Math.min(Math.max(1, Math.floor(left)), 6);
}
