import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef } from 'react';
import type { DirectionsGridEvent, DirectionsGridState } from '../model/game.ts';
import { template } from '../model/index.ts';
import { sentenceOf } from '../model/instruction.ts';
import type { DirectionsGridOptions } from '../model/schema.ts';
import { Board } from './board.tsx';
import styles from './directions-grid-play.module.css';

type Props = PlayProps<DirectionsGridState, DirectionsGridEvent, DirectionsGridOptions>;

function DirectionsGridPlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const house = useHouseLanguage();
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const { instruction, asked, found, right } = state.round;
  const { language } = asked;
  const sentence = sentenceOf(instruction);
  const isHeard = options.instructionType !== 'TEXT';
  const isRead = options.instructionType !== 'AUDIO';
  const isPlaying = state.phase === 'playing';

  const say = useRef(host.say);
  say.current = host.say;
  // Heard as the question comes; what is said about an answer is not interrupted by it.
  useEffect(() => {
    if (isHeard && isPlaying) say.current({ text: sentence }, language);
  }, [isHeard, isPlaying, sentence, language]);

  return (
    <GameLayout
      task={
        <Sheet className={styles.say}>
          {isHeard && <SpeakButton text={sentence} onClick={() => host.say({ text: sentence }, language)} />}
          <h1 className={styles.words} {...inLanguage(language)}>
            {isRead ? (
              <>
                {instruction.before} <em>{instruction.direction}</em> {instruction.after}.
              </>
            ) : (
              <VisuallyHidden>{sentence}</VisuallyHidden>
            )}
          </h1>
          {right.length > 1 && (
            <span className={styles.count} {...house}>
              {t('directionsGrid.found', { count: found.length, total: right.length })}
            </span>
          )}
        </Sheet>
      }
      companion={host.companion}
    >
      <Board
        ref={board}
        state={state}
        options={options}
        host={host}
        onTouch={(place) => send({ type: 'touch', place })}
      />
    </GameLayout>
  );
}

export const play = definePlay(template, DirectionsGridPlay);
