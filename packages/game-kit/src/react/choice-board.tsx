import { AnswerCard, type AnswerState } from '@flink/ui/play/pieces/answer-card.tsx';
import { AnswerList } from '@flink/ui/play/pieces/answer-list.tsx';
import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import type { Piece } from '../model/content/piece.ts';
import type { Choose, ChoosingRound } from '../model/kinds/choosing.ts';
import type { LoopState } from '../model/loop/loop.ts';
import { isSentence, type LengthClass } from '../model/text/text-size.ts';
import { pieceName } from './drag/piece-name.ts';
import { moveByArrows } from './move-by-arrows.ts';
import type { PlayHost } from './play.ts';

export interface ChoiceBoardProps {
  readonly ref?: RefObject<HTMLUListElement | null>;
  readonly state: LoopState<unknown, ChoosingRound>;
  readonly host: PlayHost;
  send(move: Choose): void;
  readonly label: string;
  /** How long each answer is. */
  readonly sizes: readonly LengthClass[];
  /** False while the answers that were tried are not to be seen. */
  readonly open?: boolean;
  /** What an answer without words is called, where it is called by its place. */
  nameOf?(place: number): string;
  /** Lays out the list; `data-count`, `data-long` and `data-room` say what is in it. */
  readonly className: string | undefined;
  readonly beside?: boolean;
  readonly long?: boolean;
  readonly card: Pick<ComponentProps<typeof AnswerCard>, 'coloured' | 'badge'>;
  readonly disc?: boolean;
  /** How the place of an answer looks, and what stands around its card. */
  readonly placeClass?: string | undefined;
  readonly faceClass?: string | undefined;
  placeStyle?(place: number): CSSProperties;
  around?(card: ReactNode, place: number): ReactNode;
}

/** The cards of a game whose move is to choose one. */
export function ChoiceBoard({
  ref,
  state,
  host,
  send,
  label,
  sizes,
  open = true,
  nameOf,
  className,
  beside,
  card,
  disc = false,
  long = sizes.includes('long'),
  faceClass,
  placeClass,
  placeStyle,
  around = (whole) => whole,
}: ChoiceBoardProps) {
  const { t } = useTexts();
  const { answers, tried, found } = state.round;
  const wide = sizes.filter(isSentence).length;

  const stateOf = (place: number): AnswerState => {
    if (found && answers[place]?.correct) return 'right';
    return open && tried.includes(place) ? 'wrong' : 'open';
  };

  const faceOf = ({ text, image, audio }: Piece, place: number) => (
    <PieceFace
      text={text}
      image={image && host.mediaUrl(image)}
      heard={Boolean(audio)}
      size={`var(--len-${sizes[place]})`}
      disc={disc}
      lang={host.locale}
    />
  );

  return (
    <AnswerList
      key={state.current}
      {...(ref ? { ref } : {})}
      className={className}
      long={wide > 0}
      data-count={answers.length}
      data-long={long ? '' : undefined}
      // A long text takes the room of two.
      data-room={Math.min(answers.length + wide, 8)}
      data-beside={beside ? '' : undefined}
      aria-label={label}
      onKeyDown={moveByArrows}
    >
      {answers.map((answer, place) => {
        const name = pieceName(answer, place + 1, t);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place while it is on the table
            key={place}
            className={placeClass}
            data-wide={isSentence(sizes[place]) ? '' : undefined}
            data-loose={answer.text.trim() ? undefined : ''}
            style={{ ...placeStyle?.(place), '--i': place } as CSSProperties}
          >
            {around(
              <AnswerCard
                {...card}
                place={place}
                state={stateOf(place)}
                disabled={state.phase !== 'playing'}
                listen={answer.audio ? { name, onListen: () => host.say(answer) } : undefined}
                words={isSentence(sizes[place]) ? answer.text : undefined}
                aria-label={answer.text.trim() ? undefined : nameOf?.(place)}
                data-move={`choose ${place}`}
                onClick={() => send({ type: 'choose', place })}
              >
                {!answer.text.trim() && !nameOf && <VisuallyHidden>{name}</VisuallyHidden>}
                {faceClass ? (
                  <span className={faceClass}>{faceOf(answer, place)}</span>
                ) : (
                  faceOf(answer, place)
                )}
              </AnswerCard>,
              place,
            )}
          </li>
        );
      })}
    </AnswerList>
  );
}
