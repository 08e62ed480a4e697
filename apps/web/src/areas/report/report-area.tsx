import { OfficeTexts } from '../../shared/office/office-texts.tsx';
import { SectionedFrame } from '../../shared/office/sectioned-frame.tsx';

export default function ReportArea() {
  return (
    <OfficeTexts>
      <SectionedFrame area="report" />
    </OfficeTexts>
  );
}
