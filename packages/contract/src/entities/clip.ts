import { z } from 'zod';
import { CLIP_CHARACTERS, CLIP_ICONS, CLIP_POSES, CLIP_THEMES } from '../rules/films/clip-drawings.ts';
import { localeCode } from './shape.ts';

const seconds = z.number().min(0).max(120);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const drawingId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Of the middle of a thing, in percent of the stage; half a stage outside it nothing is seen. */
const percent = z.number().min(-50).max(150);

const place = {
  x: percent,
  y: percent,
  scale: z.number().min(0).max(5),
  opacity: z.number().min(0).max(1),
};

/** From one second of its scene to another a thing goes to a new place; what is left out stays. */
const move = z.strictObject({
  from: seconds,
  to: seconds,
  x: place.x.optional(),
  y: place.y.optional(),
  scale: place.scale.optional(),
  opacity: place.opacity.optional(),
});

const drawing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('character'),
    name: z.enum(CLIP_CHARACTERS),
    pose: z.enum(CLIP_POSES),
  }),
  /** A picture of the library, as `cat.svg`. */
  z.strictObject({ kind: z.literal('picture'), file: z.string().regex(/^[a-z][a-z-]{0,60}\.svg$/) }),
  z.strictObject({ kind: z.literal('icon'), name: z.enum(CLIP_ICONS), colour }),
  /** One of the drawings that the clip carries. */
  z.strictObject({ kind: z.literal('svg'), id: drawingId }),
  z.strictObject({ kind: z.literal('text'), text: z.string().trim().min(1).max(120), colour }),
]);

const thing = z.strictObject({
  drawing,
  /** In percent of the width of the stage; of a text, the height of its letters in percent of the height. */
  size: z.number().min(1).max(100),
  at: z.strictObject(place),
  moves: z.array(move).max(20).default([]),
});

const line = z.strictObject({
  /** When it begins, in its scene. */
  at: seconds,
  text: z.string().trim().min(1).max(300),
  /** An MP3 file in Base64; without it the voice of the product reads the text. */
  sound: z.base64().max(400_000).optional(),
});

const scene = z.strictObject({
  seconds: seconds.min(0.5),
  background: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('scene'), theme: z.enum(CLIP_THEMES), number: z.literal([1, 2, 3]) }),
    z.strictObject({ kind: z.literal('colour'), colour }),
  ]),
  things: z.array(thing).max(40),
  lines: z.array(line).max(20),
});

/** A short film of drawings, texts and a voice, as a file. A change that older players cannot show gets a new version. */
export const clip = z.strictObject({
  format: z.literal('flink-clip'),
  version: z.literal(1),
  locale: localeCode,
  drawings: z.record(drawingId, z.string().max(60_000)).default({}),
  scenes: z.array(scene).min(1).max(40),
});

export type Clip = z.output<typeof clip>;
export type ClipScene = Clip['scenes'][number];
export type ClipThing = ClipScene['things'][number];
