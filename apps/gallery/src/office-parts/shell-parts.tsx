import type { MenuAction } from '@flink/ui/office/buttons/action-menu.tsx';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import { OfficeProvider } from '@flink/ui/office/office-provider.tsx';
import { OfficeShell } from '@flink/ui/office/shell/office-shell.tsx';
import type { AreaId, ShellArea } from '@flink/ui/office/shell/rail.tsx';
import type { Section, SectionGroup } from '@flink/ui/office/shell/section-list.tsx';
import type { ReactNode } from 'react';
import { type Sample, useSample } from './samples.ts';

const AREAS: readonly ShellArea[] = (['make', 'report', 'admin', 'play'] as const).map((id: AreaId) => ({
  id,
  href: `#/office/shell?area=${id}`,
}));

const SIDE: readonly (readonly [Sample, readonly (readonly [Sample, IconName])[]])[] = [
  [
    'people',
    [
      ['users', 'users'],
      ['families', 'home-heart'],
      ['teachers', 'chalkboard'],
      ['roles', 'id-badge-2'],
    ],
  ],
  [
    'organisations',
    [
      ['masters', 'sitemap'],
      ['regions', 'map-2'],
      ['centers', 'school'],
      ['landing', 'layout-navbar'],
    ],
  ],
  [
    'catalogue',
    [
      ['products', 'package'],
      ['menus', 'list-tree'],
      ['themes', 'palette'],
      ['documents', 'file-text'],
    ],
  ],
  [
    'language',
    [
      ['locales', 'language'],
      ['strings', 'blockquote'],
      ['words', 'abc'],
    ],
  ],
];

export interface AdminPageProps {
  readonly current: Sample;
  readonly onGoTo?: () => void;
  readonly children: ReactNode;
}

export function useAccount(): { readonly name: string; readonly actions: readonly MenuAction[] } {
  const say = useSample();
  return {
    name: 'Kiran Mehta',
    actions: [
      { label: say('myAccount'), icon: 'user', href: '#/office/shell?account' },
      { label: say('signOut'), icon: 'logout', apart: true, onSelect: () => {} },
    ],
  };
}

function AdminShell({ current, onGoTo = () => {}, children }: AdminPageProps) {
  const say = useSample();
  const account = useAccount();
  const section = (name: Sample, icon?: IconName): Section => ({
    href: `#/office/page-users?section=${name}`,
    label: say(name),
    icon,
    current: name === current,
  });
  const groups: readonly SectionGroup[] = SIDE.map(([label, sections]) => ({
    label: say(label),
    sections: sections.map(([name, icon]) => section(name, icon)),
  }));
  return (
    <OfficeShell
      homeHref="#/office/shell"
      areas={AREAS}
      currentArea="admin"
      account={account}
      onShortcuts={() => {}}
      onGoTo={onGoTo}
      sections={[
        { ...section('sections'), current: true },
        section('reports'),
        section('general'),
        { ...section('documents'), href: '#/office/page-users?documents' },
      ]}
      side={{ label: say('adminSections'), groups }}
      page={{ id: 'shell', label: say('sections') }}
    >
      {children}
    </OfficeShell>
  );
}

/** A page of Admin as people see it: rail, bar, sections and the page. */
export function AdminPage(props: AdminPageProps) {
  return (
    <OfficeProvider>
      <AdminShell {...props} />
    </OfficeProvider>
  );
}

export { AREAS };
