import { ConnectBoard } from '@flink/game-kit/react/connect/connect-board.tsx';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { WordConnectablesEvent, WordConnectablesState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { WordConnectablesOptions } from '../model/schema.ts';

type Props = PlayProps<WordConnectablesState, WordConnectablesEvent, WordConnectablesOptions>;

function WordConnectablesPlay({ state, host, send }: Props) {
  const { t } = useTexts();
  return (
    <ConnectBoard
      state={state}
      host={host}
      task={t('wordConnectables.task')}
      look="syllables"
      spoken
      send={send}
    />
  );
}

export const play = definePlay(template, WordConnectablesPlay);
