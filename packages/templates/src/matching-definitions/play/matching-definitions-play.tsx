import { PairBoard } from '@flink/game-kit/react/drag/pair-board.tsx';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MatchingDefinitionsEvent, MatchingDefinitionsState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { MatchingDefinitionsOptions } from '../model/schema.ts';

type Props = PlayProps<MatchingDefinitionsState, MatchingDefinitionsEvent, MatchingDefinitionsOptions>;

function MatchingDefinitionsPlay({ state, host, send }: Props) {
  const { t } = useTexts();
  return <PairBoard state={state} task={t('matchingDefinitions.task')} host={host} send={send} />;
}

export const play = definePlay(template, MatchingDefinitionsPlay);
