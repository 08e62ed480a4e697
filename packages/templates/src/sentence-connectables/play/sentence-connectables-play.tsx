import { ConnectBoard } from '@flink/game-kit/react/connect/connect-board.tsx';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { SentenceConnectablesEvent, SentenceConnectablesState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { SentenceConnectablesOptions } from '../model/schema.ts';

type Props = PlayProps<SentenceConnectablesState, SentenceConnectablesEvent, SentenceConnectablesOptions>;

function SentenceConnectablesPlay({ state, host, send }: Props) {
  const { t } = useTexts();
  return (
    <ConnectBoard
      state={state}
      host={host}
      task={t('sentenceConnectables.task')}
      look="words"
      spoken
      send={send}
    />
  );
}

export const play = definePlay(template, SentenceConnectablesPlay);
