import { z } from 'zod';
import {
  CENTER_PHONE_MAX,
  MY_ACCOUNT_VALUES,
  PERCENTS,
  SWITCHES,
} from '../rules/people/organization-config.ts';
import { id, localeCode, moment, sent } from './shape.ts';

const percent = z.number().int().min(0).max(100);

const phone = z.string().trim().max(CENTER_PHONE_MAX);

const myAccountValues = z.array(z.enum(MY_ACCOUNT_VALUES)).max(MY_ACCOUNT_VALUES.length);

/** Learning center config (spec 1 §3, spec 3 §3); every switch off and every share 50 when not said. */
export const centerConfig = z.object({
  locales: z.array(localeCode).min(1),
  defaultLocale: localeCode,
  offline: z.boolean().default(false),
  multiFamilyTeam: z.boolean().default(false),
  noFamilyVideo: z.boolean().default(false),
  noSupportPhone: z.boolean().default(false),
  /** Whom families of the center call; the number of the house when not said. */
  phone: phone.optional(),
  noReports: z.boolean().default(false),
  noLogout: z.boolean().default(false),
  noSettings: z.boolean().default(false),
  percentActivities: percent.default(50),
  percentAnswers: percent.default(50),
  percentBooks: percent.default(50),
  /** What families that pay by the hour see of it; all when not said. */
  myAccountValues: myAccountValues.optional(),
});

/** As it comes in from the configuration form: what is not named stays as it is. */
export const sentConfig = sent({
  locales: z.array(localeCode).max(100).optional(),
  defaultLocale: localeCode.optional(),
  ...Object.fromEntries(SWITCHES.map((name) => [name, z.boolean().optional()])),
  ...Object.fromEntries(PERCENTS.map((name) => [name, percent.optional()])),
  phone: phone.optional(),
  myAccountValues: myAccountValues.optional(),
} as {
  readonly locales: z.ZodOptional<z.ZodArray<typeof localeCode>>;
  readonly defaultLocale: z.ZodOptional<typeof localeCode>;
  readonly phone: z.ZodOptional<typeof phone>;
  readonly myAccountValues: z.ZodOptional<typeof myAccountValues>;
} & Readonly<Record<(typeof SWITCHES)[number], z.ZodOptional<z.ZodBoolean>>> &
  Readonly<Record<(typeof PERCENTS)[number], z.ZodOptional<typeof percent>>>);

export const publicCenter = z.object({
  _id: id,
  name: z.string(),
  url: z.string(),
  masterOrganizationId: id,
  expirationDate: moment.nullable(),
  onePerson: z.boolean(),
  config: centerConfig,
  points: z.object({ neededForRewards: z.number().optional() }),
});
