import { SectionedFrame } from '../../shared/office/sectioned-frame.tsx';

export default function ReportArea() {
  return <SectionedFrame area="report" />;
}
