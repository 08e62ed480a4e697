import { z } from 'zod';
import { CENTER_FLAGS } from '../rules/people/center-flags.ts';
import { SETUP_STEPS } from '../rules/setup-steps.ts';
import { auditEntry } from './audit.ts';
import { id, moment } from './shape.ts';
import { starterLibrary } from './starter-library.ts';

const count = z.number().int().min(0);
const day = z.iso.date();
const days = z.object({ from: day, to: day });
const named = z.object({ _id: id, name: z.string() });
/** In whole units of the currency. */
const money = z.object({ currencyIsoCode: z.string(), amount: z.number() });

const setup = z.object({
  isHidden: z.boolean(),
  done: z.record(z.enum(SETUP_STEPS), z.boolean()),
  /** What the forms of the next steps begin with. */
  organizationId: id.nullable(),
  productId: id.nullable(),
  centerId: id.nullable(),
  /** The address of the center, where its families sign in. */
  centerUrl: z.string().nullable(),
  library: starterLibrary,
});

const ownerHome = z.object({
  kind: z.literal('owner'),
  version: z.string(),
  setup,
  failedJobs: count,
  failedMessages: count,
  /** Messages that stay in the outbox because no service sends them; null where all of them are sent. */
  storedMessages: count.nullable(),
  heldPayments: count,
  /** The latest first. */
  log: z.array(auditEntry),
});

const centerList = z.object({ total: count, centers: z.array(named.extend({ day: day.nullable() })) });

const headOfficeHome = z.object({
  kind: z.literal('headOffice'),
  week: days,
  minutes: count,
  minutesBefore: count,
  learners: count,
  learnersBefore: count,
  /** Null for who may not see the revenue. */
  revenue: z
    .object({
      month: days,
      lastMonth: days,
      amounts: z.array(money.extend({ amountBefore: z.number() })),
    })
    .nullable(),
  plans: z.object({ bought: count, unlimited: count, assigned: count, inUse: count }),
  /** Nobody has played there for two weeks; with the last day of play. */
  silent: centerList,
  /** Ends within 30 days; with the last day. */
  expiring: centerList.extend({ days }),
});

const areaHome = z.object({
  kind: z.literal('area'),
  level: z.enum(['masterOrganization', 'region']),
  _id: id,
  name: z.string(),
  organizationId: id,
  families: count,
  flags: z.record(z.enum(CENTER_FLAGS), count),
  total: count,
  /** Those with something to look into first. */
  centers: z.array(
    named.extend({
      families: count,
      plansAssigned: count,
      plansInUse: count,
      lastPlayed: day.nullable(),
      /** Null for who may not see the codes. */
      freeCodes: count.nullable(),
      flags: z.array(z.enum(CENTER_FLAGS)),
    }),
  ),
});

const centerHome = z.object({
  kind: z.literal('center'),
  _id: id,
  name: z.string(),
  url: z.string(),
  week: days,
  families: count,
  familiesPlayed: count,
  minutes: count,
  mastered: count,
  teachers: count,
  /** Families that have not played for two weeks. */
  notSeen: z.object({ total: count, families: z.array(named.extend({ lastSeen: day.nullable() })) }),
  /** Families that pay by the hour and have less than one left. */
  littleTime: z.object({ total: count, families: z.array(named.extend({ minutes: count })) }),
  freeCodes: count.nullable(),
  /** Null for who may not see them. */
  pendingRegistrations: count.nullable(),
  plans: z.array(
    z.object({ productId: id, productName: z.string(), assigned: count.nullable(), inUse: count }),
  ),
});

const repHome = z.object({
  kind: z.literal('rep'),
  total: count,
  organizations: z.array(
    named.extend({ bought: count, unlimited: z.boolean(), assigned: count, inUse: count, centers: count }),
  ),
  /** Centers that end within 60 days. */
  expiring: centerList.extend({ days }),
  quarter: days,
  revenue: z.array(money),
  unusedCodes: count,
});

const supportHome = z.object({
  kind: z.literal('support'),
  /** Refunds that wait for an answer, by how long. */
  refunds: z.object({ total: count, today: count, thisWeek: count, older: count }),
  oldest: z.array(z.object({ _id: id, familyId: id, familyName: z.string(), askedAt: moment })),
  pastDue: count,
  heldPayments: count,
  outOfTime: count,
  littleTime: count,
});

const schoolHome = z.object({
  kind: z.literal('school'),
  /** Null for an account that belongs to no organization. */
  organization: named.nullable(),
  districtName: z.string().nullable(),
  canSync: z.boolean(),
  centers: count,
  teachers: count,
  learners: count,
  lastSync: z
    .object({
      state: z.enum(['done', 'waiting', 'failed', 'dismissed']),
      endedAt: moment,
      /** The code of an error. */
      error: z.string().nullable(),
      created: count,
      changed: count,
      archived: count,
      refused: count,
    })
    .nullable(),
});

const homeActivity = named.extend({ templateName: z.string(), locale: z.string() });

const authorHome = z.object({
  kind: z.literal('author'),
  /** The latest first. */
  lastEdited: z.array(homeActivity.extend({ language: z.string(), savedAt: moment, isDraft: z.boolean() })),
  /** Of the edit list. */
  notReady: z.object({ total: count, activities: z.array(homeActivity.extend({ toFix: count.nullable() })) }),
  /** Ready, and not seen by learners yet: of the edit list. */
  drafts: z.array(homeActivity.extend({ savedAt: moment })),
  editList: count,
  /** By finished games of the last seven days. */
  mostPlayed: z.array(homeActivity.extend({ times: count })),
});

/** Where somebody lands: what they can act on, by role. */
export const home = z.discriminatedUnion('kind', [
  ownerHome,
  headOfficeHome,
  areaHome,
  centerHome,
  repHome,
  supportHome,
  schoolHome,
  authorHome,
  /** Of the role TEACHER, whose home has a call of its own. */
  z.object({ kind: z.literal('teacher') }),
  /** Of the role REGULAR. */
  z.object({ kind: z.literal('account') }),
  /** Of translators, who land on their worklist, and of roles that were made in the office. */
  z.object({ kind: z.literal('sections') }),
]);

export type Home = z.infer<typeof home>;
export type HomeOf<Kind extends Home['kind']> = Extract<Home, { kind: Kind }>;
export type Setup = z.infer<typeof setup>;
