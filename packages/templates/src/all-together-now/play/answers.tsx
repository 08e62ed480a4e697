import { lengthClass } from '@flink/game-kit/model/text/text-size.ts';
import { pieceName } from '@flink/game-kit/react/drag/piece-name.ts';
import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { learnerColour } from '@flink/ui/play/people/learner-colour.ts';
import { AnswerCard, type AnswerState } from '@flink/ui/play/pieces/answer-card.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { AnswerList } from '@flink/ui/play/pieces/answer-list.tsx';
import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { AllTogetherNowEvent, AllTogetherNowState } from '../model/game.ts';
import type { AllTogetherNowOptions } from '../model/schema.ts';
import styles from './answers.module.css';

type Props = PlayProps<AllTogetherNowState, AllTogetherNowEvent, AllTogetherNowOptions> & {
  readonly names: readonly string[];
};

/** The cards to choose from; while they lie open, each carries the names of those who chose it. */
export function Answers({ state, send, host, options, names }: Props) {
  const { t } = useTexts();
  const { answers, picks, tried, found, stage } = state.round;
  const open = stage.name === 'open';

  const lengths = answers.map(({ text }) => lengthClass(text, host.locale));
  const wide = (place: number) => lengths[place] === 'medium' || lengths[place] === 'long';

  const stateOf = (place: number): AnswerState => {
    if (found && answers[place]?.correct) return 'right';
    return open && tried.includes(place) ? 'wrong' : 'open';
  };
  const pickersOf = (place: number): { readonly player: number; readonly name: string }[] =>
    open
      ? picks.flatMap((pick, player) => (pick === place ? [{ player, name: names[player] ?? '' }] : []))
      : [];

  return (
    <AnswerList
      key={state.current}
      className={styles.answers}
      long={lengths.some((_length, place) => wide(place))}
      data-count={answers.length}
      data-long={lengths.includes('long') ? '' : undefined}
      data-room={answers.length + lengths.filter((_length, place) => wide(place)).length}
      aria-label={t('games.answers')}
      onKeyDown={moveByArrows}
    >
      {answers.map((answer, place) => {
        const pickers = pickersOf(place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place while it is on the table
          <li key={place} data-wide={wide(place) ? '' : undefined} style={{ '--i': place } as CSSProperties}>
            <AnswerCard
              place={place}
              state={stateOf(place)}
              coloured={options.coloredAnswerBoxes}
              disabled={state.phase !== 'playing'}
              listen={
                answer.audio
                  ? { name: pieceName(answer, place + 1, t), onListen: () => host.say(answer) }
                  : undefined
              }
              words={wide(place) ? answer.text : undefined}
              data-move={`choose ${place}`}
              onClick={() => send({ type: 'choose', place })}
            >
              {!answer.text.trim() && (
                <VisuallyHidden>
                  {t('allTogetherNow.answer', { letter: String.fromCharCode(65 + place) })}
                </VisuallyHidden>
              )}
              <PieceFace
                text={answer.text}
                image={answer.image && host.mediaUrl(answer.image)}
                heard={Boolean(answer.audio)}
                size={`var(--len-${lengths[place]})`}
                lang={host.locale}
              />
            </AnswerCard>
            {pickers.length > 0 && (
              <p className={styles.pickers}>
                <VisuallyHidden>
                  {t('allTogetherNow.pickedBy', { names: pickers.map(({ name }) => name).join(', ') })}
                </VisuallyHidden>
                {pickers.map(({ player, name }) => (
                  <span
                    key={player}
                    className={styles.picker}
                    style={colourTokens(learnerColour(player))}
                    aria-hidden="true"
                  >
                    <bdi>{name}</bdi>
                  </span>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </AnswerList>
  );
}
