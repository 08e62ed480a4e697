import { useTexts } from '@flink/ui/texts/texts.tsx';
import { OfficeFrame } from '../../shared/office/office-frame.tsx';
import { useHere } from '../../shared/office/use-here.ts';

const SECTIONS = [
  ['/flink-make/edit-activities', 'title.makeEditActivities'],
  ['/flink-make/search-activities', 'title.makeSearchActivities'],
  ['/flink-make/activity-groups', 'title.makeActivityGroups'],
  ['/flink-make/wordlists', 'title.makeWordlists'],
  ['/flink-make/search-wordlists', 'title.makeSearchWordlists'],
] as const;

export default function MakeArea() {
  const { t } = useTexts();
  const here = useHere();
  return (
    <OfficeFrame
      area="make"
      sections={SECTIONS.map(([href, title]) => ({ href, label: t(title), current: here(href) }))}
    />
  );
}
