import { isSentence, lengthClass } from '@flink/game-kit/model/text/text-size.ts';
import { ChoiceBoard } from '@flink/game-kit/react/choice-board.tsx';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { colourAt, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { FindTheOneEvent, FindTheOneState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { FindTheOneOptions } from '../model/schema.ts';
import styles from './find-the-one-play.module.css';

type Props = PlayProps<FindTheOneState, FindTheOneEvent, FindTheOneOptions>;

function FindTheOnePlay({ state, send, host }: Props) {
  const { t } = useTexts();
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const { question, answers: boxes } = state.round;
  const sizes = boxes.map(({ text }) => lengthClass(text, host.locale));

  return (
    <GameLayout
      task={<TaskLine task={question} otherwise={t('findTheOne.task')} host={host} />}
      picture={
        question.image && <PictureSheet image={host.mediaUrl(question.image)} alt={question.name ?? ''} />
      }
      companion={host.companion}
    >
      <ChoiceBoard
        ref={board}
        state={state}
        host={host}
        send={send}
        label={t('findTheOne.boxes')}
        sizes={sizes}
        long={sizes.some(isSentence)}
        nameOf={(place) => t('findTheOne.box', { number: place + 1 })}
        className={styles.line}
        beside={Boolean(question.image)}
        card={{ coloured: false, badge: false }}
        disc
        placeClass={styles.hung}
        faceClass={styles.face}
        placeStyle={(place) => colourTokens(colourAt(place))}
        around={(card) => <div className={styles.card}>{card}</div>}
      />
    </GameLayout>
  );
}

export const play = definePlay(template, FindTheOnePlay);
