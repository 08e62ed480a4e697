import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import type { PlayableActivity } from '../opening/opened-activity.ts';
import { textIn, valueIn } from '../opening/stored-words.ts';
import styles from './activity-image.module.css';

export interface ImageOfActivity {
  readonly file: string;
  readonly size: 'large' | 'small';
  readonly defaultOpen: boolean;
}

/** The picture that goes with a whole activity (spec 3 §3); null where there is none. */
export function activityImageOf({ activity, version }: PlayableActivity): ImageOfActivity | null {
  const file = textIn(version.data, 'activityImage') ?? activity.activityImage;
  if (!file) return null;
  const gameData = valueIn(version.data, 'gameData');
  return {
    file,
    size: textIn(gameData, 'activityImageSize') === 'small' ? 'small' : 'large',
    defaultOpen: valueIn(gameData, 'activityImageDefaultOpen') === true,
  };
}

export interface ActivityImageProps {
  readonly url: string;
  readonly title: string;
  readonly size: ImageOfActivity['size'];
  onClose(): void;
}

export function ActivityImage({ url, title, size, onClose }: ActivityImageProps) {
  return (
    <Dialog title={title} size={size === 'large' ? 'l' : 'm'} onClose={onClose}>
      <img className={styles[size]} src={url} alt={title} />
    </Dialog>
  );
}
