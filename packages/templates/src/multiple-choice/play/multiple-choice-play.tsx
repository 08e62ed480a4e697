import { lengthClasses } from '@flink/game-kit/model/text/text-size.ts';
import { pieceName } from '@flink/game-kit/react/drag/piece-name.ts';
import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { AnswerCard, type AnswerState } from '@flink/ui/play/pieces/answer-card.tsx';
import { AnswerList } from '@flink/ui/play/pieces/answer-list.tsx';
import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { MultipleChoiceEvent, MultipleChoiceState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { MultipleChoiceOptions } from '../model/schema.ts';
import styles from './multiple-choice-play.module.css';

type Props = PlayProps<MultipleChoiceState, MultipleChoiceEvent, MultipleChoiceOptions>;

function MultipleChoicePlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const { question, answers, tried, found } = state.round;

  const sizes = lengthClasses(
    answers.map(({ text }) => text),
    host.locale,
  );

  const long = (place: number) => sizes[place] === 'medium' || sizes[place] === 'long';

  const stateOf = (place: number): AnswerState => {
    if (found && answers[place]?.correct) return 'right';
    return tried.includes(place) ? 'wrong' : 'open';
  };

  return (
    <GameLayout
      task={
        <TaskLine
          task={question}
          otherwise={question.image ? t('games.whatIsIt') : t('games.whichDidYouHear')}
          host={host}
        />
      }
      picture={question.image && <PictureSheet image={host.mediaUrl(question.image)} alt="" />}
      companion={host.companion}
    >
      <AnswerList
        key={state.current}
        ref={board}
        className={styles.answers}
        long={sizes.some((_size, place) => long(place))}
        data-count={answers.length}
        data-long={sizes.includes('long') ? '' : undefined}
        aria-label={t('games.answers')}
        onKeyDown={moveByArrows}
      >
        {answers.map((answer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place while it is on the table
          <li key={place} data-wide={long(place) ? '' : undefined} style={{ '--i': place } as CSSProperties}>
            <AnswerCard
              place={place}
              state={stateOf(place)}
              coloured={options.coloredAnswerBoxes}
              disabled={state.phase !== 'playing'}
              listen={
                answer.audio
                  ? { name: pieceName(answer, place + 1, t), onListen: () => host.say(answer) }
                  : undefined
              }
              words={long(place) ? answer.text : undefined}
              data-move={`choose ${place}`}
              onClick={() => send({ type: 'choose', place })}
            >
              {!answer.text.trim() && <VisuallyHidden>{pieceName(answer, place + 1, t)}</VisuallyHidden>}
              <PieceFace
                text={answer.text}
                image={answer.image && host.mediaUrl(answer.image)}
                heard={Boolean(answer.audio)}
                size={`var(--len-${sizes[place]})`}
                disc
                lang={host.locale}
              />
            </AnswerCard>
          </li>
        ))}
      </AnswerList>
    </GameLayout>
  );
}

export const play = definePlay(template, MultipleChoicePlay);
