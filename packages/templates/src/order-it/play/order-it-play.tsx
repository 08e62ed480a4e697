import { DragBoard } from '@flink/game-kit/react/drag/drag-board.tsx';
import { DragSlot } from '@flink/game-kit/react/drag/drag-slot.tsx';
import { DragTile } from '@flink/game-kit/react/drag/drag-tile.tsx';
import { DragTray } from '@flink/game-kit/react/drag/drag-tray.tsx';
import { pieceName } from '@flink/game-kit/react/drag/piece-name.ts';
import { trayLook } from '@flink/game-kit/react/drag/tray-look.ts';
import { useCarried } from '@flink/game-kit/react/drag/use-carried.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { BoardWithTray } from '@flink/ui/play/pieces/board-with-tray.tsx';
import type { TileState } from '@flink/ui/play/pieces/tile.tsx';
import { TrayGap } from '@flink/ui/play/pieces/tray.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { OrderItEvent, OrderItState } from '../model/game.ts';
import { view } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { OrderItOptions } from '../model/schema.ts';
import styles from './order-it-play.module.css';

type Props = PlayProps<OrderItState, OrderItEvent, OrderItOptions>;

const TRAY = 'tray';

function OrderItPlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const { question, items, tray, placed, settled, wrong } = state.round;
  const { canCheck } = view(state);
  const playing = state.phase === 'playing';
  const { companion, onPick } = useCarried(host, (id) => items[Number(id)]);
  const placeName = (place: number) => t('games.place', { number: place + 1 });
  const look = trayLook(items, host.locale);

  const stateOf = (item: number, place: number): TileState => {
    if (!tray.includes(item)) return 'fixed';
    if (wrong.includes(place)) return 'wrong';
    return settled[place] ? 'right' : 'open';
  };

  const tileOf = (item: number, place: number | null) => {
    const piece = items[item];
    return (
      piece && (
        <DragTile
          key={`${state.current}-${item}`}
          id={String(item)}
          piece={piece}
          name={pieceName(piece, tray.indexOf(item) + 1, t)}
          colour={tray.indexOf(item)}
          state={place === null ? 'open' : stateOf(item, place)}
          disabled={!playing || (place !== null && settled[place] === true)}
          place={place === null ? null : { id: String(place), name: placeName(place) }}
          host={host}
        />
      )
    );
  };

  return (
    <DragBoard
      onPick={onPick}
      onPlace={(item, place) =>
        send({
          type: 'put',
          piece: Number(item),
          place: place === null || place === TRAY ? null : Number(place),
        })
      }
      announce={host.announce}
    >
      <GameLayout
        task={
          <TaskLine
            task={question}
            otherwise={options.alphabet ? t('orderIt.alphabet') : t('orderIt.task')}
            host={host}
          />
        }
        action={
          canCheck && (
            <Button
              variant="go"
              className={styles.check}
              data-next=""
              data-move="check"
              onClick={() => send({ type: 'check' })}
            >
              {t('games.check')}
            </Button>
          )
        }
        // His words would lie over the button; what he said was about an earlier row anyway.
        companion={canCheck ? { ...companion, text: '' } : companion}
      >
        <BoardWithTray
          problem={state.current}
          tray={
            <DragTray id={TRAY} label={t('games.answers')} count={tray.length} look={look}>
              {tray.map((item) =>
                placed.includes(item) ? <TrayGap key={`gap-${item}`} /> : tileOf(item, null),
              )}
            </DragTray>
          }
        >
          <Sheet key={state.current} className={styles.sheet}>
            <ol
              className={styles.row}
              aria-label={t('orderIt.row')}
              data-count={items.length}
              data-look={look}
            >
              {placed.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                <li key={place} className={styles.place}>
                  <DragSlot
                    id={String(place)}
                    name={placeName(place)}
                    disabled={!playing || settled[place] === true}
                  >
                    {item !== null && tileOf(item, place)}
                  </DragSlot>
                  <span className={styles.number} aria-hidden="true">
                    {(place + 1).toLocaleString(host.locale)}
                  </span>
                </li>
              ))}
            </ol>
          </Sheet>
        </BoardWithTray>
      </GameLayout>
    </DragBoard>
  );
}

export const play = definePlay(template, OrderItPlay);
