import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { BoardWithTray } from '@flink/ui/play/pieces/board-with-tray.tsx';
import { Tray, TrayGap } from '@flink/ui/play/pieces/tray.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Piece } from '../../model/content/piece.ts';
import type { Bring } from '../../model/kinds/moves.ts';
import type { PairSheet, PairsRound } from '../../model/kinds/pairs.ts';
import type { LoopState } from '../../model/loop/loop.ts';
import { lengthClass } from '../../model/text/text-size.ts';
import type { PlayHost } from '../play.ts';
import { TaskLine } from '../task-line.tsx';
import { DragBoard } from './drag-board.tsx';
import { DragTile } from './drag-tile.tsx';
import styles from './pair-board.module.css';
import { PairTarget } from './pair-target.tsx';
import { pieceName } from './piece-name.ts';
import { trayLook } from './tray-look.ts';
import { useBrought } from './use-brought.ts';
import { useCarried } from './use-carried.ts';

export interface PairBoardProps {
  readonly state: LoopState<PairSheet, PairsRound>;
  readonly task: string;
  readonly host: PlayHost;
  send(move: Bring): void;
}

/** Targets, each with its own place, and a tray with what belongs to them. */
export function PairBoard({ state, task, host, send }: PairBoardProps) {
  const { t } = useTexts();
  const { pairs, tray, placed } = state.round;
  const playing = state.phase === 'playing';
  const { companion, onPick } = useCarried(host, (id) => pairs[Number(id)]?.answer);
  const { missed, bring } = useBrought(state);
  const answers = pairs.map(({ answer }) => answer);
  const questions = pairs.map(({ question }) => question);

  const tileOf = (answer: number | null | undefined, lies: 'tray' | 'target') => {
    const piece = answer === null || answer === undefined ? undefined : answers[answer];
    if (piece === undefined || answer === null || answer === undefined) return null;
    return (
      <DragTile
        key={`${state.current}-${answer}`}
        id={String(answer)}
        piece={piece}
        name={pieceName(piece, tray.indexOf(answer) + 1, t)}
        colour={tray.indexOf(answer)}
        state={lies === 'target' ? 'right' : missed?.piece === String(answer) ? 'wrong' : 'open'}
        disabled={!playing || lies === 'target'}
        host={host}
      />
    );
  };

  return (
    <DragBoard
      onPick={onPick}
      missed={missed}
      onPlace={(answer, target) => {
        if (target === null) return;
        bring(answer, target);
        send({ type: 'bring', piece: Number(answer), place: Number(target) });
      }}
      announce={host.announce}
    >
      <GameLayout task={<TaskLine otherwise={task} host={host} />} companion={companion}>
        <BoardWithTray
          problem={state.current}
          tray={
            <Tray label={t('games.answers')} count={answers.length} look={trayLook(answers, host.locale)}>
              {tray.map((answer) =>
                placed.includes(answer) ? <TrayGap key={`gap-${answer}`} /> : tileOf(answer, 'tray'),
              )}
            </Tray>
          }
        >
          <ul
            key={state.current}
            className={styles.targets}
            data-count={pairs.length}
            data-look={targetLook(questions, host.locale)}
          >
            {questions.map((question, target) => (
              <PairTarget
                // biome-ignore lint/suspicious/noArrayIndexKey: a target is its place
                key={target}
                target={target}
                question={question}
                disabled={!playing || placed[target] !== null}
                host={host}
              >
                {tileOf(placed[target], 'target')}
              </PairTarget>
            ))}
          </ul>
        </BoardWithTray>
      </GameLayout>
    </DragBoard>
  );
}

/** Texts share the height by their length, pictures and sounds equally. */
function targetLook(questions: readonly Piece[], locale: string): 'pictured' | 'wordy' {
  const long = questions.some(({ text }) => ['medium', 'long'].includes(String(lengthClass(text, locale))));
  return long || questions.every(({ image, text }) => !image && text.trim()) ? 'wordy' : 'pictured';
}
