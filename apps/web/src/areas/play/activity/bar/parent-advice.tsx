import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { volumeOf } from '@flink/game-kit/react/volumes.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { LazyDialog } from '../../lazy-dialog.tsx';
import type { PlayableActivity } from '../opening/opened-activity.ts';
import { textIn, valueIn } from '../opening/stored-words.ts';

export interface ParentVideo {
  readonly name: string | null;
  readonly url: string;
}

/** The film for parents in their language: that of the activity, else that of its template; null without one. */
export function parentVideoOf({ activity, version }: PlayableActivity, locale: string): ParentVideo | null {
  const { data } = version;
  for (const videos of [
    valueIn(valueIn(data, 'options'), 'parentVideos'),
    valueIn(data, 'parentVideos'),
    activity.template.parentVideos,
  ]) {
    for (const language of [locale, DEFAULT_LOCALE]) {
      const list = valueIn(videos, language);
      const first: unknown = Array.isArray(list) ? list[0] : undefined;
      const file = textIn(first, 'filename');
      if (file) return { name: textIn(first, 'name'), url: mediaAddress(file, 'videos', language) };
    }
  }
  return null;
}

export interface ParentAdviceProps {
  readonly video: ParentVideo;
  onClose(): void;
}

const loadFloatingVideo = () => import('@flink/ui/play/game/floating-video.tsx');

export function ParentAdvice({ video, onClose }: ParentAdviceProps) {
  const { t } = useTexts();
  const title = video.name ?? t('activity.parentAdvice');
  return (
    <LazyDialog name="parent-advice" title={title} load={loadFloatingVideo} onClose={onClose}>
      {({ FloatingVideo }) => (
        <FloatingVideo source={video.url} title={title} silent={volumeOf('voice') === 0} onClose={onClose} />
      )}
    </LazyDialog>
  );
}
