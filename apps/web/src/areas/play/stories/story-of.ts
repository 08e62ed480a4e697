import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { PlacedPicture, StoryPage } from '@flink/game-kit/react/story-book/story.ts';

export type ListedWork = ReplyOf<Calls['learnerWorks']>['data'][number];
type WorkData = NonNullable<ReplyOf<Calls['learnerActivityData']>['data']>;
type StoryData = Extract<WorkData, { pages: unknown }>;
type Page = StoryData['pages'][number];

export const isStory = (data: WorkData | null): data is StoryData => data !== null && 'pages' in data;

/** Some picture is named by the folder of its activity, which has to be asked for. */
export const needsFolder = ({ pages }: StoryData): boolean =>
  pages.some(({ pictures = [] }) => pictures.some(({ file, own }) => !own && !file.startsWith('/')));

interface Files {
  /** Addresses of the own files of the work, by name. */
  readonly own: ReadonlyMap<string, string>;
  /** Of the activity. */
  readonly folder: string;
}

function picturesOf({ image, pictures }: Page, { own, folder }: Files): readonly PlacedPicture[] {
  // Spec 2 §3: a page with one picture and no place for it.
  const placed =
    pictures ?? (image ? [{ file: image, own: true, name: '', x: 0.5, y: 0.5, size: 0.8, turn: 0 }] : []);
  return placed.map((picture) => ({
    ...picture,
    url:
      picture.own && !picture.file.startsWith('/')
        ? (own.get(picture.file) ?? null)
        : mediaAddress(picture.file, folder),
  }));
}

/** A work that was kept, as a book to read. */
export const pagesOf = ({ pages }: StoryData, files: Files): readonly StoryPage[] =>
  pages.map((page, index) => ({
    id: page.id ?? String(index),
    html: page.text,
    pictures: picturesOf(page, files),
    audio: page.audio === null ? null : (files.own.get(page.audio) ?? null),
  }));
