import { z } from 'zod';
import { id, localeCode } from './shape.ts';

const roleObject = z.object({
  alias: z.string(),
  name: z.string(),
  redirect: z.enum(['make', 'admin', 'account']),
  flags: z.record(z.string(), z.boolean()),
  permissions: z.record(z.string(), z.unknown()),
});

const sessionUser = z.object({
  _id: id,
  firstname: z.string(),
  lastname: z.string(),
  locale: localeCode,
  temporaryPassword: z.boolean(),
  masterOrganizationId: id.nullable(),
  regionId: id.nullable(),
  learningCenterId: id.nullable(),
});

export const sessionLearner = z.object({
  _id: id,
  familyId: id,
  firstname: z.string(),
  lastname: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  type: z.enum(['adult', 'child']),
  face: z.string().nullable(),
  /** Gives them their colour: how many of the family are older in it. A token of before has none. */
  familyPlace: z.number().int().default(0),
});

/** What a bearer token carries (decisions: Sessions), besides `exp`. */
export const session = z.object({
  /** Ends with a sign-out, and for good after its life, however often the token is renewed. */
  sessionId: id,
  user: sessionUser,
  userRole: roleObject,
  learner: sessionLearner.nullable(),
  team: z.array(sessionLearner),
  cleverLogin: z.boolean(),
  version: z.number().int(),
  /** Who sees Flink as this person does, and changes nothing; absent where it is the person. */
  viewer: z.object({ _id: id, name: z.string() }).optional(),
});

export type Session = z.output<typeof session>;
export type SessionLearner = z.output<typeof sessionLearner>;
