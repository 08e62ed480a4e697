import type { ReactNode } from 'react';
import type { IconName } from '../buttons/icon-paths.ts';
import type { Pose } from '../people/character.tsx';
import { CharacterDisc } from '../people/character-disc.tsx';
import { Sheet } from '../scene/sheet.tsx';
import styles from './state-sheet.module.css';

export interface StateSheetProps {
  readonly pose: Pose;
  readonly sign: IconName;
  readonly tint: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly role?: 'alert';
  /** Reads it aloud. */
  readonly speaker?: ReactNode;
  /** The next step. */
  readonly children?: ReactNode;
}

/** The sheet of a screen that has nothing else to show. */
export function StateSheet({ pose, sign, tint, title, text, role, speaker, children }: StateSheetProps) {
  return (
    <Sheet hilly className={styles.sheet} role={role}>
      <div className={styles.crown}>
        <CharacterDisc pose={pose} sign={sign} tint={tint} />
      </div>
      <div className={styles.line}>
        {speaker}
        <h1 className={styles.title}>{title}</h1>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </Sheet>
  );
}
