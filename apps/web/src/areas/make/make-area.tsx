import { SectionedFrame } from '../../shared/office/sectioned-frame.tsx';

export default function MakeArea() {
  return <SectionedFrame area="make" />;
}
