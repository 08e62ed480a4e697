import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { filmAddress } from '../film-address.ts';
import { VideoOverlay } from './video-overlay.tsx';
import { type Video, VideosDialog } from './videos-dialog.tsx';

export interface QuickStartProps {
  readonly videos: readonly Video[];
  onClose(): void;
}

/** The films that show how to begin; after one the others are there again. */
export function QuickStart({ videos, onClose }: QuickStartProps) {
  const { t, locale } = useTexts();
  const [shown, setShown] = useState<Video | null>(null);
  return (
    <>
      <VideosDialog
        title={t('around.quickStartVideos')}
        videos={videos}
        onChoose={setShown}
        onClose={onClose}
      />
      {shown && (
        <VideoOverlay
          title={shown.name}
          source={filmAddress('quick-start', shown.filename, locale)}
          onStop={() => setShown(null)}
        />
      )}
    </>
  );
}
