import { ErrorBoundary } from '@flink/ui/failure/error-boundary.tsx';
import { lazy, Suspense } from 'react';
import { Activity } from '../activity.tsx';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityPort } from '../activity-port.ts';
import { CrashedGame } from './crashed-game.tsx';
import { GameBones } from './game-bones.tsx';
import type { PlayableActivity } from './opened-activity.ts';
import { TemplateLook } from './template-look.tsx';

/** Only where something is made. */
const WorkActivity = lazy(() => import('../work/work-activity.tsx'));

export interface PlayableProps {
  readonly game: PlayableActivity;
  readonly port: ActivityPort;
  /** The learner has seen its bones while it came. */
  readonly waited: boolean;
  /** Another one is another game, from its beginning. */
  readonly round: string | number;
}

/** An activity that can be played; one that crashes says so and leads away. */
export function Playable({ game, port, waited, round }: PlayableProps) {
  return (
    <ErrorBoundary
      resetKey={round}
      fallback={(_failure, again) => (
        <CrashedGame activityId={game.activity._id} port={port} onRetry={again} />
      )}
    >
      <TemplateLook template={game.activity.template}>
        {game.play.template.work ? (
          <Suspense
            fallback={
              <ActivityFrame onLeave={port.onLeave} fit="screen">
                <GameBones />
              </ActivityFrame>
            }
          >
            <WorkActivity
              key={round}
              game={game}
              port={port}
              waited={waited}
              work={game.play.template.work}
            />
          </Suspense>
        ) : (
          <Activity key={round} game={game} port={port} waited={waited} />
        )}
      </TemplateLook>
    </ErrorBoundary>
  );
}
