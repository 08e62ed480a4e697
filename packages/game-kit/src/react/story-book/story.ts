import { runsOfHtml } from '../../model/content/marked-runs.ts';

/** A picture on a page: its middle and width as parts of the page, its turn in degrees. */
export interface PlacedPicture {
  /** Null while its address is not known. */
  readonly url: string | null;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** A page of a story that somebody reads: what is shown is at hand. */
export interface StoryPage {
  readonly id: string;
  readonly html: string;
  readonly pictures: readonly PlacedPicture[];
  /** The address of the recording. */
  readonly audio: string | null;
}

export interface Story {
  readonly title: string;
  readonly author: string;
  /** Of its text. */
  readonly lang: string;
  readonly pages: readonly StoryPage[];
}

/** The words of a page, as a voice reads them. */
export const textOf = (html: string): string =>
  runsOfHtml(html)
    .map(({ text }) => text)
    .join('')
    .trim();

const hasLetters = (html: string): boolean => /[\p{L}\p{N}]/u.test(html.replaceAll(/<[^>]*>/g, ''));

/** What a reader sees: pages on which nothing is are left out, unless there is nothing else. */
export function writtenPages(pages: readonly StoryPage[]): readonly StoryPage[] {
  const written = pages.filter(
    ({ html, pictures, audio }) => hasLetters(html) || pictures.length > 0 || audio !== null,
  );
  return written.length > 0 ? written : pages.slice(0, 1);
}
