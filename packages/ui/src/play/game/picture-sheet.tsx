import { Sheet } from '../scene/sheet.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-sheet.module.css';

export interface PictureSheetProps {
  readonly image: string;
  readonly alt: string;
}

/** The picture a task is about, on a sheet of its own. */
export function PictureSheet({ image, alt }: PictureSheetProps) {
  return (
    <Sheet hilly className={styles.sheet}>
      <Picture image={image} alt={alt} />
    </Sheet>
  );
}
