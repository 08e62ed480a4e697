import { isSentence, lengthClass } from '@flink/game-kit/model/text/text-size.ts';
import { pieceName } from '@flink/game-kit/react/drag/piece-name.ts';
import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { AnswerList } from '@flink/ui/play/pieces/answer-list.tsx';
import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useState } from 'react';
import { answerSize } from '../model/font.ts';
import type { MovingAnswersEvent, MovingAnswersState } from '../model/game.ts';
import { withGap } from '../model/gap.ts';
import { template } from '../model/index.ts';
import { lanesFor, stepMilliseconds } from '../model/motion.ts';
import type { MovingAnswersOptions } from '../model/schema.ts';
import { Backdrop } from './backdrop.tsx';
import { Flyer, type FlyerProps } from './flyer.tsx';
import styles from './moving-answers-play.module.css';
import { PauseButton } from './pause-button.tsx';
import { useCramped } from './use-cramped.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useUsesKeys } from './use-uses-keys.ts';

type Props = PlayProps<MovingAnswersState, MovingAnswersEvent, MovingAnswersOptions>;

function MovingAnswersPlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const [paused, setPaused] = useState(false);
  const { theatre, cramped } = useCramped(state.current);
  const reduced = useReducedMotion();
  // A keyboard cannot follow what drifts; it gets the answers in a grid.
  const usesKeys = useUsesKeys();
  const { question, fillIn, answers, tried, found, direction } = state.round;
  const lengths = answers.map(({ text }) => lengthClass(text, host.locale));
  const wide = (place: number) => isSentence(lengths[place]);
  const wideCount = lengths.filter((_length, place) => wide(place)).length;
  const { lanes, perLane, places } = lanesFor(answers.length, wideCount > 0);
  // A revealed answer might be just behind the wings, so everything comes out and stands.
  const standing = paused || reduced || cramped || state.said.verdict === 'revealed';
  const answered = found ? (answers.find(({ correct }) => correct)?.text ?? null) : null;

  const stateOf = (place: number): FlyerProps['state'] => {
    if (found && answers[place]?.correct) return 'right';
    return tried.includes(place) ? 'wrong' : 'open';
  };

  return (
    <GameLayout
      task={
        <div className={styles.task}>
          <TaskLine
            task={fillIn ? { ...question, text: withGap(question.text, answered) } : question}
            otherwise={t('games.whichDidYouHear')}
            unseen={!options.showQuestion}
            host={host}
          />
          {!reduced && !cramped && <PauseButton paused={standing} onPause={setPaused} />}
        </div>
      }
      picture={
        question.image && <PictureSheet image={host.mediaUrl(question.image)} alt={question.name ?? ''} />
      }
      companion={host.companion}
    >
      <div ref={theatre} className={styles.theatre}>
        <Backdrop look={options.look} />
        <AnswerList
          key={state.current}
          ref={board}
          className={standing ? styles.standing : styles.moving}
          long={standing && wideCount > 0}
          data-direction={direction}
          data-long={wideCount > 0 ? '' : undefined}
          data-crowd={perLane}
          data-room={Math.min(answers.length + wideCount, 8)}
          data-over={found ? '' : undefined}
          style={
            {
              '--lanes': lanes,
              '--crowd': perLane,
              '--step': `${stepMilliseconds(options.animationSpeed)}ms`,
            } as CSSProperties
          }
          aria-label={t('games.answers')}
          onKeyDown={(event) => {
            setPaused(true);
            moveByArrows(event);
          }}
          onFocus={() => {
            if (usesKeys.current) setPaused(true);
          }}
        >
          {answers.map((answer, place) => {
            const { lane = 0, phase = 0 } = places[place] ?? {};
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place while it is on the stage
                key={place}
                data-wide={wide(place) ? '' : undefined}
                data-look={options.look}
                data-words={wide(place) ? answer.text : undefined}
                data-pictured={answer.image ? '' : undefined}
                style={{ '--lane': lane, '--phase': phase } as CSSProperties}
              >
                <div className={styles.place}>
                  <Flyer
                    look={options.look}
                    place={place}
                    state={stateOf(place)}
                    facing={direction === 'right-to-left' ? 'left' : 'right'}
                    scrolled={standing && wideCount > 0}
                    disabled={state.phase !== 'playing'}
                    label={answer.text.trim() ? undefined : t('movingAnswers.answer', { number: place + 1 })}
                    onCatch={() => send({ type: 'choose', place })}
                  >
                    <PieceFace
                      text={answer.text}
                      image={answer.image && host.mediaUrl(answer.image)}
                      heard={Boolean(answer.audio)}
                      size={answerSize(options, lengths[place] ?? 'text')}
                      lang={host.locale}
                    />
                  </Flyer>
                  {answer.audio && (
                    <SpeakButton
                      text={pieceName(answer, place + 1, t)}
                      className={styles.listen}
                      onClick={() => {
                        // What is listened to stands still, or it is gone when it has been heard.
                        setPaused(true);
                        host.say(answer);
                      }}
                    />
                  )}
                </div>
              </li>
            );
          })}
        </AnswerList>
      </div>
    </GameLayout>
  );
}

export const play = definePlay(template, MovingAnswersPlay, { sizesItself: true });
