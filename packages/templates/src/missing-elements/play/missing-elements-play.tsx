import { readingFace } from '@flink/game-kit/model/text/author-type.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { DragBoard } from '@flink/game-kit/react/drag/drag-board.tsx';
import { DragSlot } from '@flink/game-kit/react/drag/drag-slot.tsx';
import { DragTile } from '@flink/game-kit/react/drag/drag-tile.tsx';
import { trayLook } from '@flink/game-kit/react/drag/tray-look.ts';
import { useCarried } from '@flink/game-kit/react/drag/use-carried.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { BoardWithTray } from '@flink/ui/play/pieces/board-with-tray.tsx';
import { Tray, TrayGap } from '@flink/ui/play/pieces/tray.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { PagedText } from '@flink/ui/play/text/paged-text.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useState } from 'react';
import { type MissingElementsEvent, type MissingElementsState, readText, view } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { MissingElementsOptions } from '../model/schema.ts';
import { AimedBlank } from './aimed-blank.ts';
import { chunksOf } from './chunks.ts';
import styles from './missing-elements-play.module.css';
import { SENTENCE, sentenceSize } from './sentence-size.ts';

type Props = PlayProps<MissingElementsState, MissingElementsEvent, MissingElementsOptions>;

/** In letters; a longer answer is set smaller. */
const WIDEST_BLANK = 9;
/** In letters; a third of a phone is too narrow for it. */
const WIDE = 9;
/** In letters; a word that is broken into syllables where many lie side by side. */
const BROAD = 12;

function MissingElementsPlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const { task, parts, blanks, answers, missed, gone } = state.round;
  const playing = state.phase === 'playing';
  const pieces = answers.map((text) => ({ text }));
  const look = trayLook(pieces, host.locale);
  const letters = Math.max(...answers.map((text) => graphemes(text, host.locale).length));
  const [aimed, setAimed] = useState<number | null>(null);
  const readable = readText(state.round);
  const { companion, onPick } = useCarried(host, (id) => pieces[Number(id)]);

  const placeOf = (blank: number) => ({ id: String(blank), name: t('games.place', { number: blank + 1 }) });
  const { canCheck } = view(state);
  const isOpen = (blank: number) => playing && blanks[blank]?.right === false;

  const tileOf = (answer: number, blank: number | null) => (
    <DragTile
      key={`${state.current}-${answer}`}
      id={String(answer)}
      piece={{ text: answers[answer] ?? '' }}
      name={answers[answer] ?? ''}
      colour={answer}
      state={tileState(answer, blank)}
      disabled={!playing || (blank !== null && !isOpen(blank))}
      place={blank === null ? null : placeOf(blank)}
      host={host}
    />
  );

  const tileState = (answer: number, blank: number | null) => {
    if (blank !== null) return blanks[blank]?.right ? 'right' : 'open';
    return missed.includes(answer) ? 'wrong' : 'open';
  };

  const blankAt = (blank: number, after: string) => {
    const answer = blanks[blank]?.answer ?? null;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the button is the place inside
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the button is a click
      <span
        className={styles.blank}
        data-marked={after === '' ? undefined : ''}
        data-aimed={aimed === blank && answer === null ? '' : undefined}
        onClick={() => {
          if (!isOpen(blank) || answer !== null) return;
          setAimed(blank);
          host.announce(t('missingElements.aimed', { number: blank + 1 }));
        }}
      >
        <DragSlot {...placeOf(blank)} disabled={!isOpen(blank)}>
          {answer !== null && tileOf(answer, blank)}
        </DragSlot>
      </span>
    );
  };

  return (
    <DragBoard
      onPick={onPick}
      onPlace={(answer, place) => {
        setAimed(null);
        send({ type: 'put', piece: Number(answer), place: place === null ? null : Number(place) });
      }}
      announce={host.announce}
    >
      <AimedBlank blank={aimed === null ? null : placeOf(aimed)} onFilled={() => setAimed(null)} />
      <GameLayout
        task={
          <TaskLine
            task={task}
            otherwise={t('missingElements.task', { count: blanks.length })}
            rest={readable}
            host={host}
          />
        }
        picture={task.image && <PictureSheet image={host.mediaUrl(task.image)} alt={task.name ?? ''} />}
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
        // His words would lie over the button; what he said was about an earlier answer anyway.
        companion={canCheck ? { ...companion, text: '' } : companion}
      >
        <BoardWithTray
          problem={state.current}
          tray={
            <Tray
              label={t('games.answers')}
              count={answers.length}
              look={look}
              className={styles.tray}
              data-broad={letters >= BROAD ? '' : undefined}
              data-wide={letters >= WIDE ? '' : undefined}
              data-wordy={look === 'wordy' ? '' : undefined}
            >
              {answers.map((_answer, answer) =>
                gone.includes(answer) || blanks.some((blank) => blank.answer === answer) ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place in the tray
                  <TrayGap key={`gap-${answer}`} />
                ) : (
                  tileOf(answer, null)
                ),
              )}
            </Tray>
          }
        >
          <Sheet className={styles.sheet}>
            <PagedText
              key={state.current}
              text={parts.map((part) => (part.kind === 'text' ? part.text : '_')).join('')}
              size={sentenceSize(options, letters)}
              fontFamily={readingFace(options.fontFamily)}
              lang={host.locale}
              back={t('missingElements.previousPage')}
              next={t('missingElements.nextPage')}
            >
              <div
                className={styles.text}
                data-long={letters >= SENTENCE ? '' : undefined}
                style={{ '--letters': Math.min(letters, WIDEST_BLANK) } as CSSProperties}
              >
                {chunksOf(parts).map(({ before, blank, after }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text of a problem does not change
                  <span key={index} data-chunk="" className={blank === null ? undefined : styles.together}>
                    {before}
                    {blank !== null && blankAt(blank, after)}
                    {after}
                  </span>
                ))}
              </div>
            </PagedText>
          </Sheet>
        </BoardWithTray>
      </GameLayout>
    </DragBoard>
  );
}

export const play = definePlay(template, MissingElementsPlay, { sizesItself: true });
