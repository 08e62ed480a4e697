import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { classNames } from '../class-names.ts';
import { Character } from '../people/character.tsx';
import { Ribbon } from '../scene/ribbon.tsx';
import sheet from '../scene/sheet.module.css';
import styles from './celebration.module.css';
import { Party } from './party.tsx';

/** Spec 1 §9: the character animation shows 4 s. */
const CELEBRATION_MS = 4_000;

export interface CelebrationProps {
  readonly title: string;
  /** A film of the character instead of the drawing. */
  readonly film?: string | null;
  /** After four seconds or the film, or sooner by any touch or key. */
  readonly onDone: () => void;
}

/** The party for what was mastered: rays, confetti and the character in the air. */
export function Celebration({ title, film = null, onDone }: CelebrationProps) {
  const { t } = useTexts();
  const skip = useRef<HTMLButtonElement>(null);
  const done = useEffectEvent(onDone);
  // What came while the party went on is for the next one.
  const [source, setSource] = useState(() => (wantsStillness() ? null : film));
  // A film that has begun ends by itself; one that does not begin, or stops on the way, keeps nobody waiting.
  const [rolling, setRolling] = useState(false);

  useEffect(() => {
    skip.current?.focus();
    const press = () => done();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  useEffect(() => {
    if (rolling) return;
    const timer = setTimeout(() => done(), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [rolling]);

  return (
    <main className={styles.stage}>
      <Party />
      <div className={styles.hero}>
        {source === null ? (
          <Character pose="celebrating" className={styles.character} />
        ) : (
          // The applause sounds; a film with a voice of its own would talk into it.
          <video
            className={styles.film}
            src={source}
            autoPlay
            muted
            playsInline
            onPlaying={() => setRolling(true)}
            onWaiting={() => setRolling(false)}
            onEnded={onDone}
            onError={() => {
              setRolling(false);
              setSource(null);
            }}
          />
        )}
        <Ribbon>{title}</Ribbon>
      </div>
      <button ref={skip} type="button" className={styles.skip} onClick={onDone}>
        <span className={classNames(sheet.sheet, sheet.pill, styles.words)}>
          {t('activity.results.goOn')}
        </span>
      </button>
    </main>
  );
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
