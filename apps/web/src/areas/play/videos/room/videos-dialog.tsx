import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { PlayData } from '../../data/menu-data.ts';
import styles from './videos-dialog.module.css';

export type Video = PlayData['quickStartVideos'][number];

export interface VideosDialogProps {
  readonly title: string;
  readonly videos: readonly Video[];
  onChoose(video: Video): void;
  onClose(): void;
}

/** Spec 1 §2, QuickStart Videos dialog: a grid of titles. */
export function VideosDialog({ title, videos, onChoose, onClose }: VideosDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={title} size="l" cross={false} onClose={onClose}>
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.filename}>
            <button type="button" className={styles.video} onClick={() => onChoose(video)}>
              <span className={styles.disc}>
                <Icon name="play" className={styles.icon} />
              </span>
              {video.name}
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('uiPlay.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
