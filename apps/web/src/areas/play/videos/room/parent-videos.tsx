import { volumeOf } from '@flink/game-kit/react/volumes.ts';
import { FloatingVideo } from '@flink/ui/play/game/floating-video.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { filmAddress } from '../film-address.ts';
import { type Video, VideosDialog } from './videos-dialog.tsx';

export interface ParentVideosProps {
  readonly videos: readonly Video[];
  onClose(): void;
}

/** Advice for parents, beside what the children do. One film needs no choice. */
export function ParentVideos({ videos, onClose }: ParentVideosProps) {
  const { t, locale } = useTexts();
  const [shown, setShown] = useState<Video | null>((videos.length === 1 && videos[0]) || null);
  if (!shown)
    return (
      <VideosDialog
        title={t('activity.parentAdvice')}
        videos={videos}
        onChoose={setShown}
        onClose={onClose}
      />
    );
  return (
    <FloatingVideo
      source={filmAddress('videos', shown.filename, locale)}
      silent={volumeOf('voice') === 0}
      title={shown.name}
      onClose={onClose}
    />
  );
}
