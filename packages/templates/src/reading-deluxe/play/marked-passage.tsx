import type { Token } from '@flink/game-kit/model/text/tokens.ts';
import { Passage, type PassageWord } from '@flink/game-kit/react/passage/passage.tsx';
import type { SetLetters } from '@flink/game-kit/react/passage/set-letters.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Ref } from 'react';
import { marksOf, type ReadingState } from '../model/game.ts';
import styles from './marked-passage.module.css';

export interface MarkedPassageProps {
  readonly state: ReadingState;
  readonly tokens: readonly Token[];
  readonly letters: SetLetters;
  readonly locale: string;
  readonly shown: Ref<HTMLDivElement>;
  /** A touch marks a word. */
  readonly marks: boolean;
  /** A touch does nothing: the reader reads against the clock. */
  readonly silent: boolean;
  onTouch(place: number, word: string): void;
}

/** The text with what an adult marked in it: never by colour alone. */
export function MarkedPassage(props: MarkedPassageProps) {
  const { state, tokens, letters, locale, shown, marks, silent, onTouch } = props;
  const { t } = useTexts();
  const { wrong, last } = marksOf(state);

  const word = (place: number): PassageWord => {
    const isWrong = state.listening && wrong.includes(place);
    const isLast = state.listening && last === place;
    const beyond = state.listening && last !== null && place > last;
    return {
      className: styles.word,
      style: letters.at(place),
      'data-state':
        [isWrong && 'wrong', isLast && 'last', beyond && 'beyond'].filter(Boolean).join(' ') || undefined,
      'aria-pressed': marks ? isWrong : undefined,
      'aria-disabled': silent || undefined,
      onClick: () => !silent && onTouch(place, tokens[place]?.text ?? ''),
      told: (isWrong || isLast) && (
        <VisuallyHidden data-unread="">
          {isWrong && t('readingDeluxe.wrong')} {isLast && t('readingDeluxe.last')}
        </VisuallyHidden>
      ),
    };
  };

  return (
    <div style={letters.style}>
      <Passage tokens={tokens} locale={locale} label={t('readingDeluxe.text')} shown={shown} word={word} />
    </div>
  );
}
