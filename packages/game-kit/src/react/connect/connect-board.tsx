import { Button } from '@flink/ui/play/buttons/button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { FitText } from '@flink/ui/play/text/fit-text.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ConnectingRound, Connection, Join } from '../../model/kinds/connecting.ts';
import type { LoopState } from '../../model/loop/loop.ts';
import type { PlayHost } from '../play.ts';
import { BoxGrid, type BoxLook } from './box-grid.tsx';
import styles from './connect-board.module.css';
import { WrittenLine } from './written-line.tsx';

export interface ConnectBoardProps {
  readonly state: LoopState<Connection, ConnectingRound>;
  readonly host: PlayHost;
  /** What the house asks where the author says nothing about it. */
  readonly task: string;
  readonly look: BoxLook;
  /** How large the letters are, of those that the look has by itself. */
  readonly scale?: number;
  /** A box is heard as it is joined. */
  readonly spoken?: boolean;
  send(move: Join): void;
}

/** Boxes that are joined to what is heard: the meaning, the line that is written, and the board. */
export function ConnectBoard({ state, host, task, look, scale = 1, spoken, send }: ConnectBoardProps) {
  const { t, locale } = useTexts();
  const { round } = state;
  const { question, whole, chain, settled } = round;
  const playing = state.phase === 'playing';
  const words = question.text.trim();
  const told = words ? undefined : host.instruction;
  const asked = words || told?.text || task;
  // He asks on as long as he has nothing else to say.
  const asking = playing && chain.length > 0 && host.companion.text === '';
  const companion = asking ? { ...host.companion, text: t('connecting.next') } : host.companion;

  return (
    <div className={styles.layout} data-look={look} data-boxes={round.boxes.length}>
      <Sheet className={styles.task}>
        <SpeakButton text={asked} onClick={() => host.say(question.audio ? question : whole)} />
        {question.image && (
          <span className={styles.hold} data-alone={words ? undefined : ''}>
            <Picture image={host.mediaUrl(question.image)} />
          </span>
        )}
        <h1 className={styles.words}>
          <FitText text={asked} size="var(--text-l)" lang={words ? host.locale : (told?.locale ?? locale)} />
        </h1>
      </Sheet>
      <WrittenLine key={`line ${state.current}`} round={round} look={look} lang={host.locale} />
      <div className={styles.board}>
        <BoxGrid
          problem={state.current}
          round={round}
          look={look}
          scale={scale}
          playing={playing}
          lang={host.locale}
          onMove={(move) => {
            const text = move.type === 'join' && !chain.includes(move.place) ? round.boxes[move.place] : null;
            if (spoken && text) host.say({ text });
            send(move);
          }}
        />
      </div>
      <div className={styles.foot}>
        <Button
          icon="retry"
          aria-label={t('connecting.back')}
          data-move="back"
          disabled={!playing || chain.length === settled}
          onClick={() => send({ type: 'back' })}
        >
          <span className={styles.back}>{t('connecting.back')}</span>
        </Button>
        <div className={styles.coach}>
          <Companion {...companion} corner="end" speaks="above" />
        </div>
      </div>
    </div>
  );
}
