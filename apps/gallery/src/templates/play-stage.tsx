import type { Content } from '@flink/game-kit/model/content.ts';
import type { AnyPlay, PlayHost } from '@flink/game-kit/react/play.ts';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene.tsx';
import { Stage } from '@flink/ui/play/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState, useSyncExternalStore } from 'react';
import { runGame } from './running-game.ts';

const SEED = 1;

/** One game of a fixture, always dealt the same. */
export function PlayStage(props: { readonly play: AnyPlay; readonly content: Content<unknown, unknown> }) {
  const { play, content } = props;
  const { locale } = useTexts();
  const [game] = useState(() => runGame(play.template, content, SEED));
  const { state, result } = useSyncExternalStore(game.subscribe, game.snapshot);
  const host: PlayHost = { locale, mediaUrl: (file) => file };
  return (
    <PlayLook>
      <Scene />
      <Stage fit="screen">
        {result === null ? (
          play.render({ state, host, send: game.send })
        ) : (
          <output>{JSON.stringify(result)}</output>
        )}
      </Stage>
    </PlayLook>
  );
}
