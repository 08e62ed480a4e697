import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { FitText } from '@flink/ui/play/text/fit-text.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useEffect } from 'react';
import styles from './cover.module.css';

export interface CoverProps {
  /** Whose turn it is, for the colour of the sign; null: all of them. */
  readonly player: number | null;
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly move: string;
  onAction(): void;
  announce(text: string): void;
}

/** A sheet over the answers while the device goes from hand to hand: nobody sees what another chose. */
export function Cover({ player, title, words, action, move, onAction, announce }: CoverProps) {
  const language = useHouseLanguage();
  useEffect(() => announce(`${title}. ${words}`), [announce, title, words]);
  return (
    <Sheet hilly className={styles.cover} {...language}>
      <span className={styles.sign} data-player={player ?? undefined}>
        <Icon name={player === null ? 'eye' : 'eyeClosed'} className={styles.eye} />
      </span>
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
