import { SectionedFrame } from '../../shared/office/sectioned-frame.tsx';

export default function AdminArea() {
  return <SectionedFrame area="admin" />;
}
