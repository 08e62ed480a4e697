import type { Session } from '@flink/contract/entities/session.ts';
import { LivingCharacterContext } from '@flink/ui/play/people/character-context.ts';
import { firstScene, STILL } from '../../shared/play/first-scene.ts';
import { PlayFrame } from '../../shared/play/play-frame.tsx';
import { PlayOutlet } from '../../shared/play/play-outlet.tsx';
import { homeOf } from '../../shared/session/home-of.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useLively } from './lively/use-lively.ts';
import { MenuToolsProvider } from './menu/bar/menu-tools-provider.tsx';
import { useFirstSolution } from './settings/use-first-solution.ts';
import { usePlayLook } from './settings/use-play-look.ts';
import { PlayKeeping } from './time/play-keeping.tsx';
import { useIsInPlay } from './use-is-in-play.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { Introduction } from './videos/introduction.tsx';
import { WhoPlays } from './who-plays.tsx';

/** The learner's area in the theme and with the character that the learner has chosen. */
export default function PlayArea() {
  const look = usePlayLook();
  const stranger = useStranger();
  const living = useLively();
  useFirstSolution();
  useServiceWorker();
  return (
    <PlayFrame
      scene={look.known ? look.theme : firstScene.theme}
      // What the sign-in stood in is there already: no empty sky while the own scene is being asked for.
      scenes={look.known ? look.scenes : STILL}
      character={look.character}
      ownCharacter={look.ownCharacter}
    >
      <LivingCharacterContext value={living}>
        <PlayKeeping>
          <MenuToolsProvider>
            {stranger ? <WhoPlays home={homeOf(stranger)} /> : <PlayOutlet />}
          </MenuToolsProvider>
          <Introduction />
        </PlayKeeping>
      </LivingCharacterContext>
    </PlayFrame>
  );
}

/** SUPER passes the door of learners and is none: what they would play never comes. The preview is for everybody. */
function useStranger(): Session | null {
  const session = useSession();
  const inPlay = useIsInPlay();
  return inPlay && session?.learner === null ? session : null;
}
