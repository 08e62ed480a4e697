import { OfficeTexts } from '../../shared/office/office-texts.tsx';
import { SectionedFrame } from '../../shared/office/sectioned-frame.tsx';

export default function MakeArea() {
  return (
    <OfficeTexts>
      <SectionedFrame area="make" />
    </OfficeTexts>
  );
}
