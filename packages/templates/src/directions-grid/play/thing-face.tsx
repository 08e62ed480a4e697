import { Picture } from '@flink/ui/play/game/picture.tsx';
import type { AssetsType } from '../model/schema.ts';
import type { Thing } from '../model/things.ts';
import { ShapeFace } from './shape-face.tsx';
import styles from './thing-face.module.css';

export interface ThingFaceProps {
  readonly thing: Thing;
  readonly assetsType: AssetsType;
  mediaUrl(file: string): string;
}

/** A thing as it stands in the grid and in its place below the sentence: eight tenths of the room it is given. */
export function ThingFace({ thing, assetsType, mediaUrl }: ThingFaceProps) {
  if (thing.image) return <Picture image={mediaUrl(thing.image)} className={styles.face} />;
  if (assetsType === 'SHAPES') return <ShapeFace shape={thing.key} className={styles.face} />;
  return (
    <span className={styles.letter} aria-hidden="true">
      {thing.key}
    </span>
  );
}
