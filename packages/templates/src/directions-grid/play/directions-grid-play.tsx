import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { ToldLine } from '@flink/game-kit/react/told-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import type { DirectionsGridEvent, DirectionsGridState } from '../model/game.ts';
import { template } from '../model/index.ts';
import { sentenceOf } from '../model/instruction.ts';
import type { DirectionsGridOptions } from '../model/schema.ts';
import { Board } from './board.tsx';
import styles from './directions-grid-play.module.css';
import { FoundPlaces } from './found-places.tsx';

type Props = PlayProps<DirectionsGridState, DirectionsGridEvent, DirectionsGridOptions>;

function DirectionsGridPlay({ state, send, host, options }: Props) {
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const { instruction, asked } = state.round;
  const { language, heard } = asked;
  const sentence = sentenceOf(instruction);
  // Who cannot hear an instruction that is only spoken could not play.
  const isRead = options.instructionType !== 'AUDIO' || host.unheard;

  return (
    <div className={styles.layout}>
      <ToldLine host={host} />
      <Sheet className={styles.say}>
        {heard && <SpeakButton text={sentence} onClick={() => host.say({ text: sentence }, language)} />}
        <h1 className={styles.words} {...inLanguage(language)}>
          {isRead ? (
            <>
              {instruction.before} <em>{instruction.direction}</em> {instruction.after}.
            </>
          ) : (
            <VisuallyHidden>{sentence}</VisuallyHidden>
          )}
        </h1>
      </Sheet>
      <div className={styles.found}>
        <FoundPlaces key={state.current} state={state} host={host} board={board} />
      </div>
      <div className={styles.board}>
        <Board
          ref={board}
          state={state}
          options={options}
          host={host}
          onTouch={(place) => send({ type: 'touch', place })}
        />
      </div>
      <div className={styles.coach}>
        {/* What was found stands in its place; once more in his words it would cover the board of a phone. */}
        <Companion {...host.companion} picture={undefined} corner="end" speaks="above" />
      </div>
    </div>
  );
}

export const play = definePlay(template, DirectionsGridPlay);
