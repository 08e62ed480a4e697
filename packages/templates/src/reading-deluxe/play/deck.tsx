import { accuracyOf } from '@flink/game-kit/model/reading/reading.ts';
import { clockText } from '@flink/game-kit/react/use-stopwatch.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { isHurried, isLast, pageOf, type ReadingState, readingOn, runOf } from '../model/game.ts';
import styles from './deck.module.css';

/** What a touch of a word marks. */
export type Marking = 'wrong' | 'last';

export interface DeckProps {
  readonly state: ReadingState;
  readonly seconds: number;
  /** Null while nobody marks. */
  readonly marking: Marking | null;
  onMarking(marking: Marking): void;
  onGo(): void;
  onStop(): void;
  onListen(on: boolean): void;
  onTurn(place: number): void;
  onFinish(): void;
}

/** Below the text: the clock with its one button, who listens, and the way on. */
export function Deck(props: DeckProps) {
  const { state, seconds, marking, onMarking, onGo, onStop, onListen, onTurn, onFinish } = props;
  const { t } = useTexts();
  const language = useHouseLanguage();
  const { hasTimer } = pageOf(state);
  const run = runOf(state);
  const done = !hasTimer || run !== null;
  return (
    <Sheet className={styles.deck}>
      {state.at > 0 && !state.running && (
        <RoundButton icon="back" label={t('readingDeluxe.back')} onClick={() => onTurn(state.at - 1)} />
      )}
      {hasTimer && (
        <div className={styles.time}>
          <p className={styles.clock} role="timer" dir="ltr">
            {clockText(seconds)}
          </p>
          <p className={styles.hint} role="status" {...language}>
            <Outcome state={state} />
          </p>
        </div>
      )}
      {hasTimer && !state.running && !run && (
        <div className={styles.choice} {...language}>
          <Checkbox
            label={t('readingDeluxe.someoneListens')}
            checked={state.listening}
            onChange={({ target }) => onListen(target.checked)}
          />
        </div>
      )}
      {marking && run && (
        <div className={styles.choice} {...language}>
          <RadioGroup
            label={t('readingDeluxe.marking')}
            value={marking}
            choices={[
              { value: 'wrong', label: t('readingDeluxe.wrongWord') },
              { value: 'last', label: t('readingDeluxe.lastWord') },
            ]}
            onChange={(chosen) => onMarking(chosen === 'last' ? 'last' : 'wrong')}
          />
        </div>
      )}
      <div className={styles.ways}>
        {run && <RoundButton icon="retry" label={t('readingDeluxe.again')} onClick={onGo} />}
        {hasTimer && !run && !state.running && (
          <Button variant="go" icon="play" data-move="go" onClick={onGo}>
            {t('readingDeluxe.start')}
          </Button>
        )}
        {state.running && (
          <Button variant="go" icon="check" data-move="stop" onClick={onStop}>
            {t('readingDeluxe.stop')}
          </Button>
        )}
        {done && !isLast(state) && (
          <RoundButton
            icon="forward"
            tone="sun"
            label={t('readingDeluxe.next')}
            data-move={`turn ${state.at + 1}`}
            onClick={() => onTurn(state.at + 1)}
          />
        )}
        {done && isLast(state) && (
          <Button variant="go" icon="check" data-move="finish" onClick={onFinish}>
            {t('readingDeluxe.done')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** What the time means; nothing where the author left out what it is held against. */
function Outcome({ state }: { readonly state: ReadingState }) {
  const { t, locale } = useTexts();
  if (state.running) return t('readingDeluxe.youRead');
  if (runOf(state) === null) return t('readingDeluxe.hint');
  const read = readingOn(state, state.at);
  if (read === null) return null;
  if (isHurried(state, state.at)) return t('readingDeluxe.tooFast');
  const { reading, listened } = read;
  if (listened === null)
    return t('readingDeluxe.speed', { speed: reading.speed, benchmark: reading.benchmark });
  const accuracy = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(accuracyOf(listened));
  return t('readingDeluxe.listened', {
    ...listened,
    accuracy,
    speed: reading.speed,
    benchmark: reading.benchmark,
  });
}
