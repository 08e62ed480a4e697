import { z } from 'zod';
import { id, line, lineOrNone, sent } from '../../entities/shape.ts';
import {
  CATEGORY_TITLE_MAX,
  CHOSEN_MAX_LENGTH,
  MENUS,
  MOST_CATEGORIES,
  MOST_CHOSEN,
  NO_CATEGORIES,
} from '../../rules/categories/categories.ts';
import { nestsAtMost } from '../../rules/nesting.ts';
import { type StructureName, type Structures, structureOf } from './structures.ts';

const title = lineOrNone(CATEGORY_TITLE_MAX);
const chosen = z.array(line(CHOSEN_MAX_LENGTH)).max(MOST_CHOSEN);

const categories = z.array(sent({ id, title, grades: chosen, levels: chosen })).max(MOST_CATEGORIES);
const categoriesBelow = sent({ title, items: z.record(id, categories) });

/** More than the options of any game. */
const OPTIONS_DEEPEST = 10;
const OPTIONS_MAX = 20_000;

const SHAPES: { readonly [Name in StructureName]: z.ZodType<Structures[Name]> } = {
  categories: sent({
    grades: chosen,
    levels: chosen,
    assignedLevels: z
      .array(sent({ level: z.string().max(CHOSEN_MAX_LENGTH), grade: z.string().max(CHOSEN_MAX_LENGTH) }))
      .max(MOST_CHOSEN * MOST_CHOSEN),
    firstMenu: z.enum(MENUS).nullable(),
    firstCategory: sent({ title, items: categories }),
    secondCategory: categoriesBelow,
    thirdCategory: categoriesBelow,
  }),
  gameOptions: z
    .record(z.string().regex(/^[a-z][a-z0-9]{0,59}$/i), z.unknown())
    .refine(
      (options) => nestsAtMost(OPTIONS_DEEPEST, options) && JSON.stringify(options).length <= OPTIONS_MAX,
      {
        params: { code: 'request.notAllowed' },
      },
    ),
};

/** One that keeps the rules, for who reads the description of the calls. */
const EXAMPLES: Structures = {
  gameOptions: { randomOrder: true },
  categories: {
    ...NO_CATEGORIES,
    grades: ['1', '2'],
    firstMenu: 'grades',
    firstCategory: {
      title: 'Subject',
      items: [{ id: '019a0000-0000-7000-8000-000000000001', title: 'Reading', grades: ['1'], levels: [] }],
    },
  },
};

/** What leaves: of its shape, also where a rule was drawn later. */
export const structureShape = (of: StructureName): z.ZodType => SHAPES[of];

/** What comes in: of its shape, and by its rules. */
export const structureSchema = (of: StructureName): z.ZodType =>
  SHAPES[of]
    .superRefine((value, context) => {
      for (const [place, code] of Object.entries(structureOf(of).issues(value)))
        context.addIssue({ code: 'custom', params: { code }, path: place === '' ? [] : place.split('.') });
    })
    .meta({ examples: [EXAMPLES[of]] });
