import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';

/** Never a white page: the stage is set while the first texts are on their way. */
export function FirstLoad() {
  return (
    <PlayLook>
      <Scene />
    </PlayLook>
  );
}
