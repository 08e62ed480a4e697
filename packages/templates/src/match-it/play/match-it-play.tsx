import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { sizedLetters } from '@flink/game-kit/model/text/text-size.ts';
import { AuthorLetters } from '@flink/game-kit/react/author-letters.tsx';
import { DragBoard } from '@flink/game-kit/react/drag/drag-board.tsx';
import { DragSlot } from '@flink/game-kit/react/drag/drag-slot.tsx';
import { DragTile } from '@flink/game-kit/react/drag/drag-tile.tsx';
import { ListenFace } from '@flink/game-kit/react/drag/listen-face.tsx';
import { pieceName } from '@flink/game-kit/react/drag/piece-name.ts';
import { trayLook } from '@flink/game-kit/react/drag/tray-look.ts';
import { useBrought } from '@flink/game-kit/react/drag/use-brought.ts';
import { useCarried } from '@flink/game-kit/react/drag/use-carried.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { BoardWithTray } from '@flink/ui/play/pieces/board-with-tray.tsx';
import { Tray, TrayGap } from '@flink/ui/play/pieces/tray.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MatchItEvent, MatchItState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { MatchItOptions } from '../model/schema.ts';
import styles from './match-it-play.module.css';

type Props = PlayProps<MatchItState, MatchItEvent, MatchItOptions>;

/** A single question without a picture stands in the line of the task; all others lie on the sheet. */
const inTheLine = ([first, ...more]: readonly Piece[]) =>
  first !== undefined && more.length === 0 && !first.image ? first : null;

function MatchItPlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const { questions, answers, placed, tried } = state.round;
  const playing = state.phase === 'playing';
  const asked = inTheLine(questions);
  const { companion, onPick } = useCarried(host, (id) => answers[Number(id)]);
  const { missed, bring } = useBrought(state);

  const tileOf = (answer: number, slot: number | null) => {
    const piece = answers[answer];
    return (
      piece && (
        <DragTile
          key={`${state.current}-${answer}`}
          id={String(answer)}
          piece={piece}
          name={pieceName(piece, answer + 1, t)}
          colour={answer}
          // A wrong answer belongs to no slot, so it stays paled.
          state={slot !== null ? 'right' : tried.includes(answer) ? 'wrong' : 'open'}
          disabled={!playing || slot !== null}
          host={host}
        />
      )
    );
  };

  return (
    <AuthorLetters
      options={state.round}
      sizes={sizedLetters(state.round.fontSize ?? options.fontSize, options.maxFontSize)}
    >
      <DragBoard
        onPick={onPick}
        missed={missed}
        onPlace={(answer, slot) => {
          if (slot === null) return;
          bring(answer, slot);
          send({ type: 'bring', piece: Number(answer), place: Number(slot) });
        }}
        announce={host.announce}
      >
        <GameLayout
          task={<TaskLine task={asked} otherwise={t('matchIt.task')} host={host} />}
          companion={companion}
        >
          <BoardWithTray
            problem={state.current}
            tray={
              <Tray label={t('games.answers')} count={answers.length} look={trayLook(answers, host.locale)}>
                {answers.map((_answer, index) =>
                  placed.includes(index) ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place in the tray
                    <TrayGap key={`gap-${index}`} />
                  ) : (
                    tileOf(index, null)
                  ),
                )}
              </Tray>
            }
          >
            <Sheet key={state.current} hilly={!asked} className={styles.sheet}>
              {!asked && (
                <ul className={styles.questions}>
                  {questions.map((question, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the questions of one problem stay where they are
                    <li key={index}>
                      <ListenFace
                        piece={question}
                        name={pieceName(question, index + 1, t)}
                        className={styles.question}
                        host={host}
                      />
                    </li>
                  ))}
                </ul>
              )}
              <ul className={styles.slots} data-alone={asked ? '' : undefined}>
                {placed.map((answer, slot) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
                  <li key={slot}>
                    <DragSlot
                      id={String(slot)}
                      name={t('games.place', { number: slot + 1 })}
                      disabled={!playing || answer !== null}
                    >
                      {answer !== null && tileOf(answer, slot)}
                    </DragSlot>
                  </li>
                ))}
              </ul>
            </Sheet>
          </BoardWithTray>
        </GameLayout>
      </DragBoard>
    </AuthorLetters>
  );
}

export const play = definePlay(template, MatchItPlay);
