import { z } from 'zod';
import { PLANS_TYPES } from '../rules/people/plans-type.ts';
import { id, localeCode, moment } from './shape.ts';

const percent = z.number().int().min(0).max(100);

/** Learning center config (spec 1 §3, spec 3 §3); every switch off and every share 50 when not said. */
export const centerConfig = z.object({
  locales: z.array(localeCode).min(1),
  defaultLocale: localeCode,
  offline: z.boolean().default(false),
  multiFamilyTeam: z.boolean().default(false),
  noFamilyVideo: z.boolean().default(false),
  noSupportPhone: z.boolean().default(false),
  noReports: z.boolean().default(false),
  noLogout: z.boolean().default(false),
  noSettings: z.boolean().default(false),
  percentActivities: percent.default(50),
  percentAnswers: percent.default(50),
  percentBooks: percent.default(50),
});

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

export const learningCenter = publicCenter.extend({
  masterOrganizationName: z.string(),
  regionId: id.nullable(),
  regionName: z.string().nullable(),
  timeZone: z.string(),
  plansType: z.enum(PLANS_TYPES),
});

export const learningCenterRow = learningCenter.pick({
  _id: true,
  name: true,
  url: true,
  masterOrganizationName: true,
  regionName: true,
  expirationDate: true,
  plansType: true,
});
