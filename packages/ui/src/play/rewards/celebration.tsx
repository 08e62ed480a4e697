import { useEffect, useEffectEvent, useRef } from 'react';
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
  /** After four seconds, or sooner by any touch or key. */
  readonly onDone: () => void;
}

/** The party for what was mastered: rays, confetti and the character in the air. */
export function Celebration({ title, onDone }: CelebrationProps) {
  const { t } = useTexts();
  const skip = useRef<HTMLButtonElement>(null);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    skip.current?.focus();
    const timer = setTimeout(() => done(), CELEBRATION_MS);
    const press = () => done();
    window.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', press);
    };
  }, []);

  return (
    <main className={styles.stage}>
      <Party />
      <div className={styles.hero}>
        <Character pose="celebrating" className={styles.character} />
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
