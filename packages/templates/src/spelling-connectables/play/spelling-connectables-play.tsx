import { ConnectBoard } from '@flink/game-kit/react/connect/connect-board.tsx';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { SpellingConnectablesEvent, SpellingConnectablesState } from '../model/game.ts';
import { template } from '../model/index.ts';
import { fontScale } from '../model/letters.ts';
import type { SpellingConnectablesOptions } from '../model/schema.ts';

type Props = PlayProps<SpellingConnectablesState, SpellingConnectablesEvent, SpellingConnectablesOptions>;

function SpellingConnectablesPlay({ state, host, send }: Props) {
  const { t } = useTexts();
  return (
    <ConnectBoard
      state={state}
      host={host}
      task={t('spellingConnectables.task')}
      look="letters"
      scale={fontScale(state.round.boxes.length)}
      send={send}
    />
  );
}

export const play = definePlay(template, SpellingConnectablesPlay);
