import type { CSSProperties } from 'react';
import { Icon } from '../buttons/icon.tsx';
import { classNames } from '../class-names.ts';
import { Picture } from '../game/picture.tsx';
import { FitText } from '../text/fit-text.tsx';
import styles from './piece-face.module.css';

export interface PieceFaceProps {
  readonly text: string;
  /** The address of its picture. */
  readonly image?: string | undefined;
  /** It can be heard; where there is neither text nor picture, a sign says so. */
  readonly heard?: boolean;
  readonly size: string;
  readonly lang: string;
  /** Pictures sit on a tinted disc unless the card is tinted already: in the card's own colour, else in the picture's. */
  readonly disc?: boolean;
}

/** The address of a library's picture ends with the name of a tint. */
function tintOf(image: string): CSSProperties | undefined {
  const tint = /#([a-z]+)$/.exec(image)?.[1];
  return tint ? ({ '--disc': `var(--${tint}-tint)` } as CSSProperties) : undefined;
}

/** Spec 2 §9: medium texts begin here; below a picture they need more than a line. */
const SENTENCE = 50;

/** What is read, seen or heard on a card: picture above its words, the one or the other, or the sign of a sound. */
export function PieceFace({ text, image, heard, size, lang, disc }: PieceFaceProps) {
  const words = text.trim();
  return (
    <span
      className={classNames(
        styles.face,
        image && words ? styles.both : undefined,
        words.length >= SENTENCE ? styles.sentence : undefined,
      )}
    >
      {image && (
        <span
          className={classNames(styles.hold, disc && styles.disc)}
          style={disc ? tintOf(image) : undefined}
        >
          {/* The card around it carries the name. */}
          <Picture image={image} />
        </span>
      )}
      {words && <FitText text={words} size={size} lang={lang} />}
      {!image && !words && heard && <Icon name="note" className={styles.sound} />}
    </span>
  );
}
