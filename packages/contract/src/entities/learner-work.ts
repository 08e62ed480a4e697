import { z } from 'zod';
import {
  HOUSE_PICTURE,
  MOST_LETTERS,
  MOST_PAGES,
  PICTURE_NAME,
  RECORDING_NAME,
  WORK_FILE_NAME,
} from '../rules/play/work-limits.ts';
import { id, moment, sent } from './shape.ts';

const text = z.string().max(MOST_LETTERS);

/** Spec 2 §3: pages with text, image, audio. The files are the learner's own, or pictures of the house. */
const page = sent({
  text,
  image: z
    .string()
    .refine((name) => PICTURE_NAME.test(name) || HOUSE_PICTURE.test(name))
    .nullable(),
  audio: z.string().regex(RECORDING_NAME).nullable(),
  /** Where the picture lies on the page, how large and how turned; the game's own numbers. */
  imagePlace: z.record(z.string().max(20), z.number()).optional(),
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
  template: z.string(),
  locale: z.string(),
  makers: z.array(z.object({ _id: id, firstname: z.string() })),
  savedAt: moment,
});
