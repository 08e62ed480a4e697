import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { type AnswerColour, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { FitText } from '@flink/ui/play/text/fit-text.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from './cover.module.css';

export interface CoverProps {
  /** Whose turn it is; null: all of them look. */
  readonly player: { readonly colour: AnswerColour; readonly face: ReactNode } | null;
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly move: string;
  onAction(): void;
  /**
   * Said aloud and to who does not see the screen: a child who cannot read yet gets the device as well. Null while the
   * game waits for its start.
   */
  readonly tell: ((text: string) => void) | null;
}

/** The face of who gets the device next; eyes are closed where it is not known, and open for all. */
function Sign({ player }: Pick<CoverProps, 'player'>) {
  if (player?.face)
    return (
      <span className={classNames(styles.sign, styles.face)} style={colourTokens(player.colour)}>
        {player.face}
      </span>
    );
  return (
    <span className={styles.sign}>
      <Icon name={player === null ? 'eye' : 'eyeClosed'} className={styles.eye} />
    </span>
  );
}

/** A sheet over the answers while the device goes from hand to hand: nobody sees what another chose. */
export function Cover({ player, title, words, action, move, onAction, tell }: CoverProps) {
  const language = useHouseLanguage();
  const telling = useEffectEvent(() => tell?.(`${title}. ${words}`));
  const begun = tell !== null;
  useEffect(() => {
    if (begun) telling();
  }, [begun]);
  return (
    <Sheet hilly className={styles.cover} {...language}>
      <Sign player={player} />
      <h2 className={styles.title}>
        <FitText text={title} size="var(--text-2xl)" />
      </h2>
      <p className={styles.words}>{words}</p>
      <Button variant="go" iconEnd="next" data-move={move} onClick={onAction}>
        {action}
      </Button>
    </Sheet>
  );
}
