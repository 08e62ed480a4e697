import { use, useRef, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { Character } from '../character.tsx';
import { CharacterContext, type LivingCharacterProps } from '../character-context.ts';
import { OwnCharacterContext, pictureOf } from '../own-character.ts';
import { characterEyes, EYE_CENTRES, headTilt } from './character-eyes.ts';
import styles from './living-character.module.css';
import { useGaze } from './use-gaze.ts';
import { useMoves } from './use-moves.ts';

/** Just after what moves has come he stands there already, as a drawing. */
const WALKS_IN_AFTER_MS = 1_000;
const loadedAt = performance.now();

/** Half the height of the strip of the drawing that the eyes are drawn on. */
const STRIP = 45;

/**
 * A character that blinks, breathes, looks at what is touched, hops and nods. Parts are layers of their own that the
 * compositor moves: a drawing that moves inside itself would be painted again in every frame.
 */
export function LivingCharacter({ pose, text, className }: LivingCharacterProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const eyes = useRef<HTMLSpanElement>(null);
  const { y, iris, lid } = characterEyes[use(CharacterContext)];
  const tilt = headTilt[pose];
  // Eyes are drawn onto drawings only: nobody knows where they are in a picture.
  const isDrawn = pictureOf(use(OwnCharacterContext), pose) === null;
  const isOpen = isDrawn && tilt !== undefined;
  const [walksIn] = useState(() => performance.now() - loadedAt > WALKS_IN_AFTER_MS);
  useMoves(figure, pose, text, walksIn);
  useGaze(eyes, isOpen);
  const strip = `100 ${y - STRIP} 200 ${2 * STRIP}`;

  return (
    <span ref={figure} className={classNames(styles.figure, className)}>
      <span className={styles.breath}>
        <Character pose={pose} className={styles.drawing} />
        {isOpen && (
          <span className={styles.head} style={{ rotate: `${tilt}deg` }}>
            <span
              ref={eyes}
              className={classNames(styles.eyes, pose === 'thinking' && styles.up)}
              style={{ insetBlockStart: `${((y - STRIP + 22) / 524) * 100}%` }}
            >
              <svg viewBox={strip} aria-hidden="true">
                {EYE_CENTRES.map((x) => (
                  <ellipse key={x} cx={x} cy={y} rx={28.5} ry={33.5} fill="#fff" />
                ))}
              </svg>
              <svg viewBox={strip} className={styles.pupils} aria-hidden="true">
                {EYE_CENTRES.map((x) => (
                  <g key={x} transform={`translate(${x} ${y})`}>
                    <ellipse cy={2} rx={20.5} ry={25.5} fill="#3B2345" />
                    <ellipse cy={15.3} rx={14.8} ry={10.7} fill={iris} />
                    <circle cx={-6.2} cy={-8.2} r={8} fill="#fff" />
                    <circle cx={8.6} cy={9.7} r={4} fill="#fff" />
                  </g>
                ))}
              </svg>
              <svg viewBox={strip} className={styles.lids} aria-hidden="true">
                {EYE_CENTRES.map((x) => (
                  <g key={x} transform={`translate(${x} ${y})`}>
                    <ellipse rx={29.5} ry={34.5} fill={lid} />
                    <path
                      d="M-26 4Q0 30 26 4"
                      fill="none"
                      stroke="#3B2345"
                      strokeWidth={9}
                      strokeLinecap="round"
                    />
                  </g>
                ))}
              </svg>
            </span>
          </span>
        )}
      </span>
    </span>
  );
}
