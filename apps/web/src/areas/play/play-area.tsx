import { PlayFrame } from '../../shared/play/play-frame.tsx';
import { PlayOutlet } from '../../shared/play/play-outlet.tsx';
import { MenuToolsProvider } from './menu/bar/menu-tools-provider.tsx';
import { useFirstSolution } from './settings/use-first-solution.ts';
import { usePlayLook } from './settings/use-play-look.ts';
import { PlayKeeping } from './time/play-keeping.tsx';
import { useServiceWorker } from './use-service-worker.ts';
import { Introduction } from './videos/introduction.tsx';

/** The learner's area in the theme and with the character that the learner has chosen. */
export default function PlayArea() {
  const look = usePlayLook();
  useFirstSolution();
  useServiceWorker();
  return (
    <PlayFrame scene={look.theme} character={look.character} skyOnly={!look.known}>
      <PlayKeeping>
        <MenuToolsProvider>
          <PlayOutlet />
        </MenuToolsProvider>
        <Introduction />
      </PlayKeeping>
    </PlayFrame>
  );
}
