import { PairBoard } from '@flink/game-kit/react/drag/pair-board.tsx';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MatchByDragEvent, MatchByDragState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { MatchByDragOptions } from '../model/schema.ts';

type Props = PlayProps<MatchByDragState, MatchByDragEvent, MatchByDragOptions>;

function MatchByDragPlay({ state, host, send }: Props) {
  const { t } = useTexts();
  const wordsToPictures = state.round.pairs.every(
    ({ question, answer }) => question.image && !answer.image && answer.text.trim(),
  );
  const task = wordsToPictures ? t('matchByDrag.wordsToPictures') : t('matchByDrag.task');
  return <PairBoard state={state} task={task} host={host} send={send} />;
}

export const play = definePlay(template, MatchByDragPlay);
