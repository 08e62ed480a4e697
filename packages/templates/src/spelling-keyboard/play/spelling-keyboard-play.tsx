import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, type InputEvent, useCallback, useRef } from 'react';
import { type SpellingKeyboardEvent, type SpellingKeyboardState, view } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { SpellingKeyboardOptions } from '../model/schema.ts';
import { Keyboard } from './keyboard.tsx';
import styles from './spelling-keyboard-play.module.css';
import { useTyping } from './use-typing.ts';

type Props = PlayProps<SpellingKeyboardState, SpellingKeyboardEvent, SpellingKeyboardOptions>;

/** In letters; a longer word has smaller places. */
const FEWEST_IN_A_ROW = 5;
/** In letters; the picture makes room for them on a phone. */
const LONG = 10;

function SpellingKeyboardPlay({ state, send, host, options }: Props) {
  const { t } = useTexts();
  const { word, slots, written, settled, missed, task, layout, shift, rightSoFar } = state.round;
  const { canCheck } = view(state);
  const playing = state.phase === 'playing';
  const next = playing ? written.indexOf(null) : -1;
  const line = useRef<HTMLInputElement>(null);

  const write = (letter: string) => {
    host.announce(letter.trim() || t('spellingKeyboard.space'));
    send({ type: 'write', key: letter });
  };
  const onDelete = useCallback(() => send({ type: 'delete' }), [send]);
  const onCheck = useCallback(() => send({ type: 'check' }), [send]);
  useTyping(line, { onDelete, onCheck });

  const take = (input: HTMLInputElement) => {
    for (const sign of graphemes(input.value, host.locale)) write(sign);
    input.value = '';
  };

  const stateOf = (place: number): string => {
    if (slots[place]?.given) return 'given';
    if (settled[place]) return 'found';
    if (missed.includes(place)) return 'missed';
    return written[place] === null ? 'empty' : 'written';
  };

  const letterName = (letter: string | null) =>
    letter === null ? t('spellingKeyboard.empty') : letter.trim() || t('spellingKeyboard.space');

  const isDone = (problem: number) =>
    problem < state.current || (problem === state.current && !playing && state.phase !== 'listening');

  return (
    <GameLayout
      task={
        <TaskLine
          task={task}
          otherwise={task.image || !task.audio ? t('spellingKeyboard.task') : t('spellingKeyboard.listen')}
          host={host}
        />
      }
      companion={
        rightSoFar ? { ...host.companion, pose: 'happy', text: t('spellingKeyboard.soFar') } : host.companion
      }
      foot={
        <Keyboard
          layout={layout}
          locale={host.locale}
          shift={shift}
          disabled={!playing}
          problem={state.current}
          canCheck={canCheck === true}
          onWrite={write}
          onShift={() => send({ type: 'shift' })}
          onDelete={onDelete}
          onCheck={onCheck}
        />
      }
    >
      <Sheet key={state.current} className={styles.desk} data-long={slots.length > LONG ? '' : undefined}>
        {task.image && (
          <span className={styles.picture}>
            <Picture image={host.mediaUrl(task.image)} />
          </span>
        )}
        <div className={styles.word}>
          <ol
            className={styles.slots}
            aria-label={t('spellingKeyboard.word')}
            style={{ '--letters': Math.max(slots.length, FEWEST_IN_A_ROW) } as CSSProperties}
            lang={host.locale}
          >
            {slots.map((slot, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                key={place}
                className={styles.slot}
                data-state={stateOf(place)}
                data-next={place === next ? '' : undefined}
                data-wide={graphemes(slot.letter, host.locale).length > 1 ? '' : undefined}
              >
                {written[place] === null || !written[place]?.trim() ? (
                  <VisuallyHidden>{letterName(written[place] ?? null)}</VisuallyHidden>
                ) : (
                  <span className={styles.letter}>{written[place]}</span>
                )}
                {slot.given && slot.letter.trim() !== '' && <Icon name="lock" className={styles.lock} />}
              </li>
            ))}
          </ol>
          <input
            ref={line}
            className={styles.line}
            aria-label={t('spellingKeyboard.line')}
            // What is written with the keys of the game needs no keyboard of the device over it.
            inputMode="none"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={!playing}
            onInput={(event: InputEvent<HTMLInputElement>) => {
              if (!event.nativeEvent.isComposing) take(event.currentTarget);
            }}
            onCompositionEnd={({ currentTarget }) => take(currentTarget)}
          />
          {options.displayWords && (
            <ul
              className={styles.words}
              aria-label={t('spellingKeyboard.words')}
              lang={host.locale}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard as well
              tabIndex={0}
            >
              {state.problems.map((problem, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a game keep their order
                <li key={index} data-done={isDone(index) ? '' : undefined}>
                  {problem.word}
                  {isDone(index) && <Icon name="check" />}
                </li>
              ))}
            </ul>
          )}
        </div>
        {!playing && state.phase === 'resolved' && <VisuallyHidden role="status">{word}</VisuallyHidden>}
      </Sheet>
    </GameLayout>
  );
}

export const play = definePlay(template, SpellingKeyboardPlay);
