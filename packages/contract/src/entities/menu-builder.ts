import { z } from 'zod';
import { MOST_LEVELS } from '../rules/menu-builder/menu-tree.ts';
import { id, line, sent } from './shape.ts';

/** One line: it hangs on a tag of the board. */
const name = line(200);
const subject = line(60);
const level = z.number().int().min(1).max(MOST_LEVELS);

/** Larger menus than anybody opens. */
const MOST_ENTRIES = 20_000;

const holder = z.union([sent({ subject, level }), sent({ groupId: id })]);

/** What was built since the version that was read: the lists that are others now. */
export const menuChanges = sent({
  version: z.number().int().min(1),
  subjects: z.array(subject).max(100),
  groups: z
    .array(sent({ _id: id, name, lastActivityId: id.nullable().optional(), copiedFrom: id.optional() }))
    .max(MOST_ENTRIES),
  lists: z
    .array(
      sent({
        in: holder,
        groups: z.array(id).max(MOST_ENTRIES),
        activities: z.array(id).max(MOST_ENTRIES),
      }),
    )
    .max(MOST_ENTRIES),
});

export type MenuToSave = z.output<typeof menuChanges>;

/** What the builder shows of an activity. */
const builtActivity = z.object({
  _id: id,
  activityName: z.string(),
  alias: z.string(),
  isValid: z.boolean(),
});

/** In the order of the menu: a subject stands where its first group stands. */
const builtGroup = z.object({
  _id: id,
  parentId: id.nullable(),
  name: z.string(),
  subject: z.string(),
  level: z.number().int(),
  /** Made from a wordlist. */
  fromWords: z.boolean(),
  activityIds: z.array(id),
  /** Stands behind all others, which learners see sorted by name. */
  lastActivityId: id.nullable(),
});

export const builtMenu = z.object({
  _id: id,
  displayName: z.string(),
  locale: z.string(),
  productName: z.string(),
  version: z.number().int(),
  groups: z.array(builtGroup),
  activities: z.array(builtActivity),
});

export type BuiltMenu = z.output<typeof builtMenu>;

/** What can be put into a menu. */
export const paletteItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('group'),
    _id: id,
    name: z.string(),
    activityCount: z.number().int(),
    /** The menu it stands in. */
    solutionId: id,
    solutionName: z.string(),
    /** Every product has a menu of the same name. */
    productName: z.string(),
    subject: z.string(),
    level: z.number().int(),
  }),
  z.object({
    kind: z.literal('activity'),
    _id: id,
    name: z.string(),
    alias: z.string(),
    isValid: z.boolean(),
    /** A group that it stands in: many activities are called by their game alone. */
    groupName: z.string().nullable(),
  }),
]);

export type PaletteItem = z.output<typeof paletteItem>;

/** A group of any menu with all that is in it, the group first. */
export const groupElements = z.object({ groups: z.array(builtGroup), activities: z.array(builtActivity) });
