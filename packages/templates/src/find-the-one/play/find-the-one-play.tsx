import { lengthClass } from '@flink/game-kit/model/text/text-size.ts';
import { pieceName } from '@flink/game-kit/react/drag/piece-name.ts';
import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { AnswerCard, type AnswerState } from '@flink/ui/play/pieces/answer-card.tsx';
import { colourAt, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { AnswerList } from '@flink/ui/play/pieces/answer-list.tsx';
import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { FindTheOneEvent, FindTheOneState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { FindTheOneOptions } from '../model/schema.ts';
import styles from './find-the-one-play.module.css';

type Props = PlayProps<FindTheOneState, FindTheOneEvent, FindTheOneOptions>;

function FindTheOnePlay({ state, send, host }: Props) {
  const { t } = useTexts();
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const { question, answers: boxes, tried, found } = state.round;

  const lengths = boxes.map(({ text }) => lengthClass(text, host.locale));
  const wide = (place: number) => lengths[place] === 'medium' || lengths[place] === 'long';
  /** A long text hangs on the line with the room of two. */
  const room = boxes.length + lengths.filter((_length, place) => wide(place)).length;

  const stateOf = (place: number): AnswerState => {
    if (found && boxes[place]?.correct) return 'right';
    return tried.includes(place) ? 'wrong' : 'open';
  };

  return (
    <GameLayout
      task={<TaskLine task={question} otherwise={t('findTheOne.task')} host={host} />}
      picture={question.image && <PictureSheet image={host.mediaUrl(question.image)} alt="" />}
      companion={host.companion}
    >
      <AnswerList
        key={state.current}
        ref={board}
        className={styles.line}
        long={room > boxes.length}
        data-long={room > boxes.length ? '' : undefined}
        data-beside={question.image ? '' : undefined}
        data-room={Math.min(room, 8)}
        aria-label={t('findTheOne.boxes')}
        onKeyDown={moveByArrows}
      >
        {boxes.map((box, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a box keeps its place while it hangs on the line
            key={place}
            className={styles.hung}
            // A text that is read letter by letter hangs straight.
            data-loose={box.text.trim() ? undefined : ''}
            data-wide={wide(place) ? '' : undefined}
            style={{ ...colourTokens(colourAt(place)), '--i': place } as CSSProperties}
          >
            <div className={styles.card}>
              <AnswerCard
                place={place}
                state={stateOf(place)}
                coloured={false}
                badge={false}
                disabled={state.phase !== 'playing'}
                aria-label={box.text.trim() ? undefined : t('findTheOne.box', { number: place + 1 })}
                listen={
                  box.audio
                    ? { name: pieceName(box, place + 1, t), onListen: () => host.say(box) }
                    : undefined
                }
                words={wide(place) ? box.text : undefined}
                data-move={`choose ${place}`}
                onClick={() => send({ type: 'choose', place })}
              >
                <span className={styles.face}>
                  <PieceFace
                    text={box.text}
                    image={box.image && host.mediaUrl(box.image)}
                    heard={Boolean(box.audio)}
                    size={`var(--len-${lengths[place]})`}
                    lang={host.locale}
                    disc
                  />
                </span>
              </AnswerCard>
            </div>
          </li>
        ))}
      </AnswerList>
    </GameLayout>
  );
}

export const play = definePlay(template, FindTheOnePlay);
