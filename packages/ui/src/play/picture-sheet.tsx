import styles from './picture-sheet.module.css';
import { Sheet } from './sheet.tsx';

export interface PictureSheetProps {
  readonly image: string;
  readonly alt: string;
}

/** The picture a task is about, on a sheet of its own. */
export function PictureSheet({ image, alt }: PictureSheetProps) {
  return (
    <Sheet hilly className={styles.sheet}>
      <img className={styles.picture} src={image} alt={alt} draggable={false} />
    </Sheet>
  );
}
