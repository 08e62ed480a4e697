import { lengthClass } from '@flink/game-kit/model/text/text-size.ts';
import { ChoiceBoard } from '@flink/game-kit/react/choice-board.tsx';
import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { AllTogetherNowEvent, AllTogetherNowState } from '../model/game.ts';
import type { AllTogetherNowOptions } from '../model/schema.ts';
import styles from './answers.module.css';

type Props = PlayProps<AllTogetherNowState, AllTogetherNowEvent, AllTogetherNowOptions> & {
  readonly names: readonly string[];
};

/** The cards to choose from; while they lie open, each carries the names of those who chose it. */
export function Answers({ state, send, host, options, names }: Props) {
  const { t } = useTexts();
  const { answers, picks, stage } = state.round;
  const open = stage.name === 'open';

  const pickersOf = (place: number): { readonly player: number; readonly name: string }[] =>
    open
      ? picks.flatMap((pick, player) => (pick === place ? [{ player, name: names[player] ?? '' }] : []))
      : [];

  return (
    <ChoiceBoard
      state={state}
      host={host}
      send={send}
      label={t('games.answers')}
      sizes={answers.map(({ text }) => lengthClass(text, host.locale))}
      open={open}
      className={classNames(styles.answers, names.length > 1 && styles.team)}
      card={{ coloured: options.coloredAnswerBoxes }}
      around={(card, place) => {
        const pickers = pickersOf(place);
        return (
          <>
            {card}
            {pickers.length > 0 && (
              <p className={styles.pickers}>
                <VisuallyHidden>
                  {t('allTogetherNow.pickedBy', { names: pickers.map(({ name }) => name).join(', ') })}
                </VisuallyHidden>
                {pickers.map(({ player, name }) => (
                  <span
                    key={player}
                    className={styles.picker}
                    style={colourTokens(host.colours[player] ?? 'purple')}
                    aria-hidden="true"
                  >
                    <bdi>{name}</bdi>
                  </span>
                ))}
              </p>
            )}
          </>
        );
      }}
    />
  );
}
