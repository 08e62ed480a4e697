import { allows } from '@flink/contract/access/rules.ts';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import type { SectionGroup } from '@flink/ui/office/shell/section-list.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import {
  CRUD_SECTIONS,
  type CrudSection,
  mayIn,
  mayReport,
  REPORT_SECTIONS,
  titleCase,
} from '../../shared/admin-sections.ts';
import { OfficeFrame } from '../../shared/office/office-frame.tsx';
import { useHere } from '../../shared/office/use-here.ts';
import { holderOf, useSession } from '../../shared/session/session-store.ts';

const ICONS: Readonly<Record<CrudSection, IconName>> = {
  users: 'users',
  roles: 'id-badge-2',
  'master-organizations': 'sitemap',
  regions: 'map-2',
  'learning-centers': 'school',
  'landing-pages': 'layout-navbar',
  products: 'package',
  solutions: 'stack-2',
  menus: 'list-tree',
  themes: 'palette',
  characters: 'sparkles',
  'activity-templates': 'columns-3',
  documents: 'file-text',
  'global-buttons': 'current-location',
  locales: 'language',
  strings: 'blockquote',
  words: 'abc',
  lists: 'list-check',
  scopes: 'list-letters',
  'gift-cards': 'gift',
};

const GROUPS = ['people', 'organisations', 'catalogue', 'language', 'sales'] as const;

export default function AdminArea() {
  const { t } = useTexts();
  const here = useHere();
  const holder = holderOf(useSession());
  const groups: readonly SectionGroup[] = GROUPS.map((group) => ({
    label: t(`adminGroup.${group}`),
    sections: CRUD_SECTIONS.filter(
      (section) => section.group === group && allows(mayIn(section.name, 'view'), holder),
    ).map(({ name }) => ({
      href: `/admin/${name}`,
      label: t(`title.admin${titleCase(name)}`),
      icon: ICONS[name],
      current: here(`/admin/${name}`),
    })),
  }));
  const reports: SectionGroup = {
    label: t('adminGroup.reports'),
    sections: REPORT_SECTIONS.filter((name) => allows(mayReport(name), holder)).map((name) => ({
      href: `/admin/reports/${name}`,
      label: t(`title.adminReports${titleCase(name)}`),
      icon: 'chart-bar',
      current: here(`/admin/reports/${name}`),
    })),
  };
  const shown = [...groups, reports].filter(({ sections }) => sections.length > 0);
  const bar = [
    { href: '/admin/my-account', title: 'title.adminMyAccount', open: true },
    { href: '/admin/general', title: 'title.adminGeneral', open: allows(mayIn('general', 'view'), holder) },
    {
      href: '/admin/view-documents',
      title: 'title.adminViewDocuments',
      open: allows(mayIn('view-documents', 'view'), holder),
    },
  ].filter(({ open }) => open);

  return (
    <OfficeFrame
      area="admin"
      sections={bar.map(({ href, title }) => ({ href, label: t(title), current: here(href) }))}
      {...(shown.length > 0 ? { side: { label: t('shell.sections'), groups: shown } } : {})}
    />
  );
}
