import { z } from 'zod';
import { FILM_TYPES } from '../rules/films/film-types.ts';
import { id, localeCode } from './shape.ts';

export const locale = z.object({
  _id: id,
  code: localeCode,
  name: z.string(),
  displayName: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});

export const activityTemplate = z.object({
  _id: id,
  alias: z.string(),
  activityTemplateName: z.string(),
  family: z.enum(['match', 'spell', 'read', 'choose', 'make']),
  multiplayer: z.boolean(),
  imageRequired: z.boolean(),
  audioRequired: z.boolean(),
  defaultForReports: z.boolean(),
  availableForWordlists: z.boolean(),
  onlyForWordlists: z.boolean(),
});

/** An activity that shows how its template is played. */
export const helpActivity = z.object({
  _id: id,
  activityName: z.string(),
  templateId: id,
  templateAlias: z.string(),
  locale: localeCode,
});

/** Locale code → videos. */
export const videosByLocale = z.record(
  z.string(),
  z.array(z.object({ filename: z.string(), name: z.string() })),
);

export const animationType = z.enum(FILM_TYPES);

export type AnimationType = z.output<typeof animationType>;

/** As it stands in an address. */
export const animationTypes = z
  .string()
  .max(100)
  .transform((text) => text.split(','))
  .pipe(z.array(animationType));

/** Settings of the installation that everybody may read (spec 1 §3, common data). */
export const publicConfig = z.object({
  emailsLocales: z.array(localeCode),
  registrationLocales: z.array(localeCode),
  loginPageDocuments: z.record(z.string(), z.record(z.string(), z.string())),
  parentVideos: videosByLocale,
  schoolSignIn: z.boolean(),
  supportEmail: z.string(),
  supportPhone: z.string(),
});

export const missingString = z.object({
  _id: id,
  stringNumber: z.number().int(),
  key: z.string().nullable(),
  english: z.string(),
  /** It is there, and tells what English said before somebody changed it. */
  outdated: z.boolean(),
});
