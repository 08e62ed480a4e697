import type { PlayHost } from '@flink/game-kit/react/play.ts';
import type { StoryPage } from '@flink/game-kit/react/story-book/story.ts';
import type { Page } from '../model/work.ts';

/** Own files lie on the learner's desk, the others in the folder of the activity. */
export const urlOf = (host: PlayHost, file: string, own: boolean): string | null =>
  own ? (host.desk?.url(file) ?? null) : host.mediaUrl(file);

export const storyPagesOf = (pages: readonly Page[], host: PlayHost): readonly StoryPage[] =>
  pages.map(({ id, text, pictures, audio }) => ({
    id,
    html: text,
    audio: audio === null ? null : urlOf(host, audio, true),
    pictures: pictures.map((picture) => ({ ...picture, url: urlOf(host, picture.file, picture.own) })),
  }));
