import type { Content } from '@flink/game-kit/model/content.ts';
import { GameStage } from '@flink/game-kit/react/game-stage.tsx';
import type { AnyPlay } from '@flink/game-kit/react/play.ts';
import { Bar } from '@flink/ui/play/bar.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { ProgressDots } from '@flink/ui/play/progress-dots.tsx';
import { RoundButton } from '@flink/ui/play/round-button.tsx';
import { Scene } from '@flink/ui/play/scene.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';

const SEED = 1;

/** One game of a fixture, always dealt the same; what it ends with is shown instead of the results. */
export function PlayStage(props: { readonly play: AnyPlay; readonly content: Content<unknown, unknown> }) {
  const { t, locale } = useTexts();
  const [result, setResult] = useState<unknown>(null);
  return (
    <PlayLook>
      <Scene />
      {result === null ? (
        <GameStage
          {...props}
          record={{ seed: SEED, events: [] }}
          players={[]}
          locale={locale}
          started
          surroundings={{
            mediaUrl: (file) => file,
            soundUrl: (name) => `sounds/${name}.mp3`,
            speak: () => Promise.resolve(),
            onResult: setResult,
          }}
          bar={({ progress, reveal }, send) => (
            <Bar
              middle={<ProgressDots steps={progress} />}
              end={
                reveal && (
                  <RoundButton icon="eye" label={t('games.showAnswer')} onClick={() => send(reveal)} />
                )
              }
            />
          )}
        />
      ) : (
        <output>{JSON.stringify(result)}</output>
      )}
    </PlayLook>
  );
}
