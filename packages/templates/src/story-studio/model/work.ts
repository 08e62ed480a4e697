import { runsOfHtml } from '@flink/game-kit/model/content/marked-runs.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import * as z from 'zod/mini';
import { MOST_IMAGES, MOST_PAGES, type StudioData, type StudioOptions } from './schema.ts';

const between = (least: number, most: number, otherwise: number) =>
  z.catch(z.number().check(z.gte(least), z.lte(most)), otherwise);

export const LEAST_SIZE = 0.12;
export const MOST_SIZE = 1;

/** A picture on a page: its middle and its width as parts of the page, its turn in degrees. */
export const pictureSchema = z.object({
  file: z.string(),
  /** Of the learner's own folder; otherwise of the activity. */
  own: z.catch(z.boolean(), false),
  name: z.catch(z.string(), ''),
  x: between(0, 1, 0.5),
  y: between(0, 1, 0.5),
  size: between(LEAST_SIZE, MOST_SIZE, 0.5),
  turn: between(-180, 180, 0),
});

const pageSchema = z.object({
  id: z.string(),
  /** HTML of the subset that the editor writes. */
  text: z._default(z.string(), ''),
  pictures: z._default(z.array(pictureSchema), []),
  /** A file of the learner's own folder. */
  audio: z._default(z.nullable(z.string()), null),
});

/** Spec 2 §3 knows pages with text, image and audio, without ids. */
function asPage(value: unknown, index: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { image, audio, id, ...page } = value as Record<string, unknown>;
  return {
    ...page,
    id: id ?? `p${index + 1}`,
    audio: audio || null,
    ...(typeof image === 'string' && image !== '' && !('pictures' in page)
      ? { pictures: [{ file: image, own: true }] }
      : {}),
  };
}

export const workSchema = z.object({
  /** Empty until its maker has one; the story then goes by the name of the activity. */
  title: z.catch(z.string(), ''),
  pages: z.pipe(
    z.transform((pages: unknown) => (Array.isArray(pages) ? pages.map(asPage) : [])),
    z.array(pageSchema),
  ),
  /** Somebody has seen it (spec 2 §4, approval box). */
  approved: z.catch(z.boolean(), false),
});

export type Picture = z.infer<typeof pictureSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Work = z.infer<typeof workSchema>;

const placed = (file: string, name: string): Picture => ({
  file,
  own: false,
  name,
  x: 0.5,
  y: 0.5,
  size: 0.6,
  turn: 0,
});

/** The pictures of the activity; more than there are places for are left out (spec 2 §5). */
export const imagesOf = ({ images }: StudioData) =>
  images
    .flatMap(({ image, name, text }) => (image ? [{ file: image, name: name || text }] : []))
    .slice(0, MOST_IMAGES);

/** A new page has a number that no other ever had here: pages of two devices are told apart by it. */
export function newPage(pages: readonly Page[], data: StudioData): Page {
  const last = Math.max(0, ...pages.map(({ id }) => Number.parseInt(id.slice(1), 10) || 0));
  const art = data.autoInsertArt ? imagesOf(data)[pages.length] : undefined;
  return { id: `p${last + 1}`, text: '', pictures: art ? [placed(art.file, art.name)] : [], audio: null };
}

export function empty(data: StudioData): Work {
  const pages: Page[] = [];
  while (pages.length < data.pagesCount) pages.push(newPage(pages, data));
  return { title: '', pages, approved: false };
}

/** What fits on the cover of a folded book. */
const MOST_TITLE_LETTERS = 60;

/** What the server keeps of a title: letters made of many signs count each of them. */
const MOST_TITLE_SIGNS = 200;

/** One line, as it stands on a cover. */
export function titleOf(typed: string): string {
  let title = '';
  for (const letter of graphemes(typed.replaceAll(/\s+/g, ' ').trim(), 'en').slice(0, MOST_TITLE_LETTERS)) {
    if (title.length + letter.length > MOST_TITLE_SIGNS) break;
    title += letter;
  }
  return title.trim();
}

const plainText = (html: string): string =>
  runsOfHtml(html)
    .map(({ text }) => text)
    .join('');

/** The whole story, as somebody reads it. */
export const storyText = ({ pages }: Work): string =>
  pages
    .map(({ text }) => plainText(text).trim())
    .filter((text) => text !== '')
    .join('\n');

/** Where words end is a matter of scripts, hardly of languages. Made when first asked: it takes a slow phone long. */
let segmenter: Intl.Segmenter | undefined;

export function wordCount(html: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return [...segmenter.segment(plainText(html))].filter(({ isWordLike }) => isWordLike).length;
}

/** Spec 2 §9. */
const MASTERED = { pages: 4, words: 5 };
const PARTIAL = { pages: 2, words: 3 };

/** Spec 2 §4 and §9: words of the longest pages, or pages with a voice. */
export function verdict(
  work: Work,
  _data: StudioData,
  options: StudioOptions,
): 'mastered' | 'partial' | null {
  const counts = work.pages.map(({ text }) => wordCount(text)).sort((a, b) => b - a);
  const voices = work.pages.filter(({ audio }) => audio !== null).length;
  const reaches = ({ pages, words }: typeof MASTERED) =>
    voices >= pages || counts.slice(0, pages).reduce((sum, count) => sum + count, 0) >= words;
  if (reaches(MASTERED) && (work.approved || !options.needApproval)) return 'mastered';
  return reaches(PARTIAL) ? 'partial' : null;
}

export const isBlank = ({ text, pictures, audio }: Page): boolean =>
  plainText(text).trim() === '' && pictures.length === 0 && audio === null;

const contentOf = ({ text, pictures, audio }: Page): string => JSON.stringify([text, pictures, audio]);

/** Where there is no room for another page: all on one. A second voice has no place, and its page keeps the first. */
const together = (mine: Page, theirs: Page): Page => ({
  ...mine,
  text: mine.text === theirs.text ? mine.text : mine.text + theirs.text,
  pictures: [...mine.pictures, ...theirs.pictures].slice(0, MOST_IMAGES),
  audio: mine.audio ?? theirs.audio,
});

/** Of two devices: pages that differ are both kept, one after the other. */
export function merge(mine: Work, theirs: Work): Work {
  const pages: Page[] = [];
  const others = new Map(theirs.pages.map((page) => [page.id, page]));
  const ids = new Set([...mine.pages, ...theirs.pages].map(({ id }) => id));
  let room = MOST_PAGES - ids.size;
  for (const page of mine.pages) {
    const other = others.get(page.id);
    others.delete(page.id);
    if (!other || isBlank(other) || contentOf(other) === contentOf(page)) pages.push(page);
    else if (isBlank(page)) pages.push(other);
    else if (room > 0) {
      room -= 1;
      let id = 1;
      while (ids.has(`p${id}`)) id += 1;
      ids.add(`p${id}`);
      pages.push(page, { ...other, id: `p${id}` });
    } else pages.push(together(page, other));
  }
  for (const page of others.values()) {
    const last = pages.at(-1);
    if (pages.length < MOST_PAGES) pages.push(page);
    else if (last && !isBlank(page)) pages.splice(-1, 1, together(last, page));
  }
  return { title: mine.title || theirs.title, pages, approved: mine.approved && theirs.approved };
}
