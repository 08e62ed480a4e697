import { useState } from 'react';
import { Disc } from '../buttons/disc.tsx';
import { Icon } from '../buttons/icon.tsx';
import type { IconName } from '../buttons/icon-paths.ts';
import { Character, type Pose } from './character.tsx';
import styles from './character-disc.module.css';

export interface CharacterDiscProps {
  readonly pose: Pose;
  readonly tint: string;
  /** Stands in when his drawing cannot be fetched, as in "Error connecting to server." */
  readonly sign: IconName;
}

export function CharacterDisc({ pose, tint, sign }: CharacterDiscProps) {
  const [missing, setMissing] = useState(false);
  return (
    <Disc tint={tint}>
      {missing ? (
        <Icon name={sign} className={styles.sign} />
      ) : (
        <Character pose={pose} className={styles.head} onError={() => setMissing(true)} />
      )}
    </Disc>
  );
}
