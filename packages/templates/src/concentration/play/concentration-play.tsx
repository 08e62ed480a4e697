import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { CardArtContext, inTurn } from '@flink/ui/play/pieces/card-art.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, use } from 'react';
import type { ConcentrationEvent, ConcentrationState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { ConcentrationOptions } from '../model/schema.ts';
import { Card } from './card.tsx';
import styles from './concentration-play.module.css';
import { tableColumns } from './table-columns.ts';

function columnsOf(cards: number): CSSProperties {
  const { upright, wide, widest } = tableColumns(cards);
  return { '--upright': upright, '--wide': wide, '--widest': widest } as CSSProperties;
}

type Props = PlayProps<ConcentrationState, ConcentrationEvent, ConcentrationOptions>;

function ConcentrationPlay(props: Props) {
  const { state, host } = props;
  const { t } = useTexts();
  const board = useFocusOnNew<HTMLUListElement>(state.current);
  const { cards, reward } = state.round;
  const { rewards } = use(CardArtContext);
  const shownReward = reward === null ? inTurn(rewards, state.current) : host.mediaUrl(reward);

  return (
    <GameLayout
      task={<TaskLine otherwise={t('concentration.task')} host={host} />}
      companion={host.companion}
    >
      <Sheet className={styles.sheet}>
        <ul
          key={state.current}
          ref={board}
          className={styles.table}
          style={columnsOf(cards.length)}
          aria-label={t('concentration.cards')}
          onKeyDown={moveByArrows}
        >
          {cards.map((_card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place on the table
            <li key={place} className={styles.place}>
              <Card {...props} place={place} />
            </li>
          ))}
        </ul>
        {state.phase === 'resolved' && shownReward !== null && (
          <div className={styles.reward}>
            <Picture image={shownReward} />
          </div>
        )}
      </Sheet>
    </GameLayout>
  );
}

export const play = definePlay(template, ConcentrationPlay);
