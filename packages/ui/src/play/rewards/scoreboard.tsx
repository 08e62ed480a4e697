import { commaNumberText } from '@flink/contract/texts/number-text.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Face } from '../people/face.tsx';
import type { FaceName } from '../people/faces.ts';
import { type AnswerColour, colourTokens } from '../pieces/answer-colours.ts';
import { Sheet } from '../scene/sheet.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './scoreboard.module.css';

export interface ScoreboardPlayer {
  readonly name: string;
  readonly face: FaceName;
  readonly colour: AnswerColour;
  readonly points: number;
  /** Multiplies the next points; 1 is not worth a sign. */
  readonly power: number;
}

export interface ScoreboardProps {
  readonly players: readonly ScoreboardPlayer[];
  readonly turning: number;
}

/** Who shares the device and how many points each has; whose turn it is has the name and the yellow edge. */
export function Scoreboard({ players, turning }: ScoreboardProps) {
  const { t } = useTexts();
  return (
    <Sheet shape="pill" className={styles.board}>
      <ol className={styles.players} aria-label={t('activity.scoreboard')}>
        {[...players.entries()].map(([place, { name, face, colour, points, power }]) => (
          <li
            key={place}
            className={styles.player}
            style={colourTokens(colour)}
            aria-current={place === turning ? 'true' : undefined}
          >
            <span className={styles.who}>
              <Face name={face} />
              {power > 1 && (
                <span className={styles.power}>
                  <span aria-hidden="true">×{power}</span>
                  <VisuallyHidden>{t('activity.power', { power })}</VisuallyHidden>
                </span>
              )}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.points}>{commaNumberText(points)}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
