import { z } from 'zod';
import {
  MOST_LETTERS,
  MOST_PAGES,
  MOST_PICTURES,
  PICTURE_FILE,
  RECORDING_NAME,
  WORK_FILE_NAME,
} from '../rules/play/work-limits.ts';
import { id, moment, sent } from './shape.ts';

const text = z.string().max(MOST_LETTERS);

const picture = z.string().regex(PICTURE_FILE);

/** A picture on a page: where its middle is and how large it is as parts of the page, its turn in degrees. */
const placedPicture = sent({
  file: picture,
  /** Of the learner's own files; otherwise of the activity or the house. */
  own: z.boolean(),
  name: z.string().max(200),
  x: z.number(),
  y: z.number(),
  size: z.number(),
  turn: z.number(),
});

/** Spec 2 §3: pages with text, image, audio. */
const page = sent({
  id: z.string().max(40).optional(),
  text,
  image: picture.nullable().optional(),
  pictures: z.array(placedPicture).max(MOST_PICTURES).optional(),
  audio: z.string().regex(RECORDING_NAME).nullable(),
});

/** A story of pages, or a text. The texts are rich text, which the server cleans whatever was sent. */
export const workData = z.union([
  sent({
    pages: z.array(page).max(MOST_PAGES),
    title: z.string().max(200).optional(),
    approved: z.boolean().optional(),
  }),
  sent({ text }),
]);

export type WorkData = z.output<typeof workData>;

/** Counts the saves; a save names the one that it has seen last. */
export const workVersion = z.number().int().min(0);

export const workFileName = z.string().max(100).regex(WORK_FILE_NAME);

/** With an address that expires. */
export const workFile = z.object({ filename: z.string(), url: z.string(), size: z.number().int() });

/** A work in the list of those that somebody may read. */
export const listedWork = z.object({
  _id: id,
  activityId: id,
  activityName: z.string(),
  /** What its makers call it; null without a title of its own. */
  title: z.string().nullable(),
  template: z.string(),
  locale: z.string(),
  makers: z.array(z.object({ _id: id, firstname: z.string() })),
  savedAt: moment,
});
