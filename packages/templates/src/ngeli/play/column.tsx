import { lengthClasses } from '@flink/game-kit/model/text/text-size.ts';
import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { AnswerCard, type AnswerState } from '@flink/ui/play/pieces/answer-card.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { AnswerList } from '@flink/ui/play/pieces/answer-list.tsx';
import { FitText } from '@flink/ui/play/text/fit-text.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { NgeliState } from '../model/game.ts';
import { isChoice, PARTS, type Part } from '../model/machine.ts';
import styles from './column.module.css';
import { PART_COLOURS } from './part-colours.ts';

export interface ColumnProps {
  readonly part: Part;
  /** What is chosen now. */
  readonly now: Part;
  readonly state: NgeliState;
  readonly host: PlayHost;
  onChoose(place: number): void;
}

/** M–WA is one name: no line ends at its dash. */
const inOnePiece = (text: string) => (/\s/.test(text) ? text : text.replaceAll('–', '\u2060–\u2060'));

/** One of the three choices: in play, over, or still to come. */
export function Column(props: ColumnProps) {
  const { part, now } = props;
  const { t } = useTexts();
  const house = useHouseLanguage();
  const number = PARTS.indexOf(part) + 1;
  const stage = part === now ? 'now' : number <= PARTS.indexOf(now) ? 'past' : 'todo';

  return (
    <section
      className={styles.column}
      data-stage={stage}
      style={colourTokens(PART_COLOURS[part])}
      aria-label={t(`ngeli.${part}`)}
    >
      <h2 className={styles.head} {...house}>
        <i className={styles.number}>{number}</i>
        {t(`ngeli.${part}`)}
      </h2>
      {stage === 'now' && <Choices {...props} />}
      {stage === 'past' && <Past {...props} />}
      {stage === 'todo' && (
        <span className={styles.empty} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </section>
  );
}

/** Spec 2 §9: the answers split in two columns. */
function Choices({ part, state, host, onChoose }: ColumnProps) {
  const { t } = useTexts();
  const { at, choices } = state.round;
  const { answers, tried, found } = choices[part];
  const board = useFocusOnNew<HTMLUListElement>(`${state.current} ${part}`);
  const sizes = lengthClasses(
    answers.map(({ text }) => text),
    host.locale,
  );
  const stateOf = (place: number): AnswerState => {
    if (found && answers[place]?.correct) return 'right';
    return tried.includes(place) ? 'wrong' : 'open';
  };

  return (
    <AnswerList
      ref={board}
      className={styles.choices}
      long={false}
      aria-label={t('games.answers')}
      onKeyDown={moveByArrows}
    >
      {answers.map(({ text, example }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place while it is on the table
          key={place}
          style={{ '--i': place } as CSSProperties}
        >
          <AnswerCard
            place={place}
            badge={false}
            style={colourTokens(PART_COLOURS[part])}
            state={stateOf(place)}
            disabled={state.phase !== 'playing' || !isChoice(at)}
            data-move={`choose ${place}`}
            onClick={() => onChoose(place)}
          >
            <span className={styles.face}>
              <FitText
                text={inOnePiece(text)}
                size={`min(var(--len-10), var(--len-${sizes[place]}))`}
                lang={host.locale}
              />
              {example && (
                <small className={styles.example} {...inLanguage(host.locale)}>
                  {example}
                </small>
              )}
            </span>
          </AnswerCard>
        </li>
      ))}
    </AnswerList>
  );
}

/** What was chosen among: pale, with the tick of the right one. */
function Past({ part, state, host }: ColumnProps) {
  const { t } = useTexts();
  return (
    <ul className={styles.past}>
      {state.round.choices[part].answers.map(({ text, correct }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place while it is on the table
        <li key={place} data-right={correct ? '' : undefined}>
          <FitText text={inOnePiece(text)} size="var(--text-l)" lang={host.locale} />
          {correct && (
            <span className={styles.tick}>
              <Icon name="check" />
              <VisuallyHidden>{t('uiPlay.step.right')}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
