import { Outlet } from '@tanstack/react-router';
import { PlayFrame } from '../../shared/play/play-frame.tsx';

export default function PlayArea() {
  return (
    <PlayFrame scene="forest">
      <Outlet />
    </PlayFrame>
  );
}
