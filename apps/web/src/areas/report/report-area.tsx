import { useTexts } from '@flink/ui/texts/texts.tsx';
import { OfficeFrame } from '../../shared/office/office-frame.tsx';
import { useHere } from '../../shared/office/use-here.ts';

const SECTIONS = [
  ['/flink-admin/report-groups', 'title.reportReportGroups'],
  ['/flink-admin/reports', 'title.reportReports'],
] as const;

export default function ReportArea() {
  const { t } = useTexts();
  const here = useHere();
  return (
    <OfficeFrame
      area="report"
      sections={SECTIONS.map(([href, title]) => ({ href, label: t(title), current: here(href) }))}
    />
  );
}
