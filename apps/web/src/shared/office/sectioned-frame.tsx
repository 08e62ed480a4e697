import type { SectionGroup } from '@flink/ui/office/shell/section-list.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import { holderOf, useSession } from '../session/session-store.ts';
import { OfficeFrame } from './office-frame.tsx';
import { areaFor, type OfficeSection, sectionsFor } from './office-sections.ts';
import { useHere } from './use-here.ts';

interface SectionedFrameProps {
  readonly area: OfficeSection['area'];
  /** How many there are in a section, by its address. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  readonly saving?: ReactNode;
}

/** An area of the office with the sections that would open for this person. */
export function SectionedFrame({ area: asked, counts = {}, saving }: SectionedFrameProps) {
  const { t } = useTexts();
  const here = useHere();
  const holder = holderOf(useSession());
  const area = areaFor(asked, holder);
  const own = sectionsFor(holder).filter((section) => section.area === area);
  // A home page is the beginning of the addresses of its area.
  const current = own
    .map(({ path }) => path)
    .filter(here)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  const entry = ({ path, title, icon }: OfficeSection) => ({
    ...(counts[path] === undefined ? {} : { count: counts[path] }),
    href: path,
    label: t(title),
    icon,
    current: path === current,
  });
  const groups: readonly SectionGroup[] = [...Map.groupBy(own, ({ group }) => group)].flatMap(
    ([group, sections]) =>
      group === undefined ? [] : [{ label: t(`adminGroup.${group}`), sections: sections.map(entry) }],
  );

  return (
    <OfficeFrame
      area={area}
      saving={saving}
      sections={own.filter(({ group }) => group === undefined).map(entry)}
      {...(groups.length > 0 ? { side: { label: t('shell.sections'), groups } } : {})}
    />
  );
}
