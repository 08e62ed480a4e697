import { ROLE_ALIASES } from '@flink/contract/access/roles.ts';
import { type AccessRule, allows, type Holder, type PermissionTree } from '@flink/contract/access/rules.ts';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import type { AreaId } from '@flink/ui/office/shell/rail.tsx';

export interface OfficeSection {
  readonly path: string;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly about: string;
  readonly access: AccessRule;
  readonly area: Exclude<AreaId, 'play'>;
  readonly icon: IconName;
  /** Where it stands in the column beside the page; without one it stands in the bar. */
  readonly group?: 'people' | 'organisations' | 'catalogue' | 'language' | 'sales';
}

/** Everybody but learners may open /admin; each section inside has its own rule (decisions: Roles). */
export const STAFF: AccessRule = ROLE_ALIASES;

const mayIn = (section: string, action: string): PermissionTree => ({
  admin: { [section]: { [action]: true } },
});

/** `learning-centers` → `LearningCenters`, as title keys are spelt. */
const titleCase = (kebab: string): string =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const adminSection = <Name extends string>(
  name: Name,
  rest: Pick<Required<OfficeSection>, 'about' | 'icon' | 'group'>,
) => ({
  path: `/admin/${name}` as const,
  title: `title.admin${titleCase(name)}`,
  access: mayIn(name, 'view'),
  area: 'admin' as const,
  ...rest,
});

/**
 * What the office offers: the bar, the column, "go to anything" and the home pages are made of it. A section comes in
 * with its row here and its screen in the route table; what is not built has no row.
 */
export const OFFICE_SECTIONS = [
  {
    path: '/admin/my-account',
    title: 'title.adminMyAccount',
    about: 'web.about.myAccount',
    access: STAFF,
    area: 'admin',
    icon: 'user',
  },
  {
    path: '/admin/general',
    title: 'title.adminGeneral',
    about: 'web.about.general',
    // The outbox of mails and text messages is for SUPER alone (decisions: outside services).
    access: ['SUPER'],
    area: 'admin',
    icon: 'mail',
  },
  adminSection('users', { about: 'web.about.users', icon: 'users', group: 'people' }),
  adminSection('learning-centers', {
    about: 'web.about.learningCenters',
    icon: 'school',
    group: 'organisations',
  }),
  adminSection('strings', { about: 'web.about.strings', icon: 'blockquote', group: 'language' }),
] as const satisfies readonly OfficeSection[];

export type SectionPath = (typeof OFFICE_SECTIONS)[number]['path'];

/** Those that would open for this person. */
export const sectionsFor = (holder: Holder | null): readonly OfficeSection[] =>
  OFFICE_SECTIONS.filter(({ access }) => allows(access, holder));
