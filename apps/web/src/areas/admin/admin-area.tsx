import { OfficeTexts } from '../../shared/office/office-texts.tsx';
import { SectionedFrame } from '../../shared/office/sectioned-frame.tsx';

export default function AdminArea() {
  return (
    <OfficeTexts>
      <SectionedFrame area="admin" />
    </OfficeTexts>
  );
}
