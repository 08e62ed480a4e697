import { useTexts } from '../../texts/texts.tsx';
import { Face } from '../people/face.tsx';
import type { FaceName } from '../people/faces.ts';
import { type AnswerColour, colourTokens } from '../pieces/answer-colours.ts';
import { Sheet } from '../scene/sheet.tsx';
import styles from './turn-banner.module.css';

export interface TurnBannerProps {
  readonly name: string;
  readonly face: FaceName;
  readonly colour: AnswerColour;
}

/** Comes with each turn, says whose it is, and goes by itself. It takes no touches: nobody has to wait for it. */
export function TurnBanner({ name, face, colour }: TurnBannerProps) {
  const { t } = useTexts();
  return (
    <div className={styles.banner} role="status">
      {/* A new key lets it come again for the next player. */}
      <Sheet key={name} shape="pill" className={styles.sheet} style={colourTokens(colour)}>
        <Face name={face} className={styles.face} />
        <span className={styles.words}>{t('activity.turn', { name })}</span>
      </Sheet>
    </div>
  );
}
