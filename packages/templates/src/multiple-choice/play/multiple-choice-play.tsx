import { lengthClasses } from '@flink/game-kit/model/text/text-size.ts';
import { ChoiceBoard } from '@flink/game-kit/react/choice-board.tsx';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MultipleChoiceEvent, MultipleChoiceState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { MultipleChoiceOptions } from '../model/schema.ts';
import styles from './multiple-choice-play.module.css';

type Props = PlayProps<MultipleChoiceState, MultipleChoiceEvent, MultipleChoiceOptions>;

function MultipleChoicePlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const { question, answers } = state.round;
  const texts = answers.map(({ text }) => text);

  return (
    <GameLayout
      task={
        <TaskLine
          task={question}
          otherwise={question.image ? t('games.whatIsIt') : t('games.whichDidYouHear')}
          host={host}
        />
      }
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
        label={t('games.answers')}
        sizes={lengthClasses(texts, host.locale)}
        className={styles.answers}
        card={{ coloured: options.coloredAnswerBoxes }}
        disc
      />
    </GameLayout>
  );
}

export const play = definePlay(template, MultipleChoicePlay);
