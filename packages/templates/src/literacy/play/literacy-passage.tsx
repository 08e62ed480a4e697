import { Passage, type PassageWord } from '@flink/game-kit/react/passage/passage.tsx';
import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Ref } from 'react';
import type { LiteracyEvent, LiteracyState } from '../model/game.ts';
import type { LiteracyOptions } from '../model/schema.ts';
import styles from './literacy-passage.module.css';

type Props = PlayProps<LiteracyState, LiteracyEvent, LiteracyOptions>;

export interface LiteracyPassageProps extends Props {
  readonly shown: Ref<HTMLDivElement>;
}

/** The passage with the words that were found, tried or taken away. */
export function LiteracyPassage({ state, send, host, shown }: LiteracyPassageProps) {
  const { t } = useTexts();
  const { tokens, found, tried, gone } = state.round;
  const open = state.phase === 'playing';

  const wordState = (place: number): 'found' | 'tried' | 'gone' | 'open' => {
    if (found.includes(place)) return 'found';
    if (tried.includes(place)) return 'tried';
    return gone.includes(place) ? 'gone' : 'open';
  };

  /** A word that is no answer any more says itself: a touch of any other is a move. */
  const touch = (place: number) => {
    if (wordState(place) === 'open') send({ type: 'touch', place });
    else host.say({ text: tokens[place]?.text ?? '' });
  };

  const word = (place: number): PassageWord => {
    const state = wordState(place);
    return {
      className: styles.word,
      'data-state': state,
      'data-move': `touch ${place}`,
      'aria-disabled': !open || state === 'gone' || undefined,
      onClick: () => open && touch(place),
      told: (state === 'found' || state === 'tried') && (
        <VisuallyHidden data-unread="">
          {t(state === 'found' ? 'uiPlay.step.right' : 'uiPlay.step.tried')}
        </VisuallyHidden>
      ),
    };
  };

  return (
    <Passage tokens={tokens} locale={host.locale} label={t('literacy.passage')} shown={shown} word={word} />
  );
}
