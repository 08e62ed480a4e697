import type { Content } from '@flink/game-kit/model/content/content.ts';
import { GameStage } from '@flink/game-kit/react/game-stage.tsx';
import type { AnyPlay } from '@flink/game-kit/react/play.ts';
import type { SoundBox } from '@flink/game-kit/react/sound-box.ts';
import { createVoice, type Voice } from '@flink/game-kit/react/voice.ts';
import { memoryDesk } from '@flink/game-kit/react/work/memory-desk.ts';
import type { WorkDesk } from '@flink/game-kit/react/work/work-desk.ts';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { ProgressDots } from '@flink/ui/play/game/progress-dots.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';

const SEED = 1;

/** Recordings are played; words are not read, so that a robot need not listen to them. */
const muted = (sounds: SoundBox): Voice => createVoice(sounds, () => []);

const mediaUrl = (file: string) => file;

/** Keeps nothing beyond the page, and always says the same of a text. */
const desk: WorkDesk = {
  ...memoryDesk(mediaUrl),
  feedback: async (text) => ({ ok: true, feedback: `${text.slice(0, 20)}\n?` }),
};

/** One game of a fixture, always dealt the same; what it ends with is shown instead of the results. */
export function PlayStage(props: {
  readonly play: AnyPlay;
  readonly content: Content<unknown, unknown>;
  /** Of the activity; without one, that of the page. */
  readonly locale?: string | undefined;
}) {
  const { t, locale: page } = useTexts();
  const locale = props.locale ?? page;
  const [result, setResult] = useState<unknown>(null);
  const expose = (_record: unknown, state: unknown) => {
    window.__game = { move: (aim) => props.play.template.robot.move(state, aim, SEED) };
  };
  return (
    <PlayLook>
      <Scene />
      {result === null ? (
        <GameStage
          play={props.play}
          content={props.content}
          record={{ seed: SEED, events: [] }}
          players={[]}
          locale={locale}
          started
          surroundings={{
            mediaUrl,
            soundUrl: (name) => `sounds/${name}.mp3`,
            voice: muted,
            onResult: setResult,
            onChange: expose,
            desk: props.play.template.work && desk,
          }}
          bar={({ progress, clue, reveal, next }, send) => (
            <Bar
              middle={<ProgressDots steps={progress} />}
              end={
                <>
                  {clue && <RoundButton icon="hint" label={t('games.clue')} onClick={() => send(clue)} />}
                  {reveal && (
                    <RoundButton icon="eye" label={t('games.showAnswer')} onClick={() => send(reveal)} />
                  )}
                  {next && (
                    <RoundButton
                      icon="next"
                      label={t('games.next')}
                      data-game-next
                      onClick={() => send(next)}
                    />
                  )}
                </>
              }
            />
          )}
        />
      ) : (
        <output data-result>{JSON.stringify(result)}</output>
      )}
    </PlayLook>
  );
}
