import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { colourAt, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { WordSearchEvent, WordSearchState } from '../model/game.ts';
import { inGridLetters } from '../model/puzzle/letters.ts';
import type { WordSearchOptions } from '../model/schema.ts';
import { HintButton } from './hint-button.tsx';
import styles from './word-list.module.css';

type Props = PlayProps<WordSearchState, WordSearchEvent, WordSearchOptions>;

/** What is looked for: each word is heard when it is touched. */
export function WordList({ state, send, host }: Props) {
  const { t } = useTexts();
  const { words, found, hints, hint, side, letters } = state.round;

  return (
    <Sheet className={styles.sheet}>
      <ul
        className={styles.words}
        style={{ '--longest': Math.max(...words.map(({ cells }) => cells.length)) } as CSSProperties}
        aria-label={t('wordSearch.list')}
        data-keys=""
      >
        {words.map((word, place) => {
          const order = found.indexOf(place);
          return (
            <li
              key={word.text}
              className={styles.item}
              style={order === -1 ? undefined : colourTokens(colourAt(order))}
            >
              <button
                type="button"
                className={styles.word}
                data-found={order === -1 ? undefined : ''}
                data-pictured={word.image ? '' : undefined}
                onClick={() => host.say(word)}
              >
                {word.image && (
                  <span className={styles.picture}>
                    <Picture image={host.mediaUrl(word.image)} />
                  </span>
                )}
                <span className={styles.text}>{inGridLetters(word.text, host.locale)}</span>
                {order !== -1 && <VisuallyHidden>{t('uiPlay.step.right')}</VisuallyHidden>}
              </button>
              {order !== -1 && <Icon name="check" className={styles.tick} />}
            </li>
          );
        })}
        {hints && (
          <li className={styles.hint}>
            <HintButton state={state} send={send} />
          </li>
        )}
      </ul>
      {/* Somebody who does not see the mark is told where it is. */}
      <VisuallyHidden>
        <span role="status">
          {hint &&
            t('wordSearch.hinted', {
              letter: letters[hint.cell] ?? '',
              row: Math.floor(hint.cell / side) + 1,
              column: (hint.cell % side) + 1,
            })}
        </span>
      </VisuallyHidden>
    </Sheet>
  );
}
