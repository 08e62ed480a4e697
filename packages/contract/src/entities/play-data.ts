import { z } from 'zod';
import { lookName } from './learner-settings.ts';
import { playingLearner, product, solutionMenu } from './menu.ts';
import { centerConfig } from './organizations.ts';
import { ownFamily } from './people.ts';
import { pointsBalance, pointsConfig } from './points.ts';
import { prepaidInfo } from './prepaid.ts';
import { id, moment } from './shape.ts';

const video = z.object({ filename: z.string(), name: z.string() });

export const ownCharacters = z.record(
  lookName,
  z.object({ name: z.string(), pictures: z.record(z.string(), z.string()) }),
);

/** What the learner's area opens with. */
export const playData = z.object({
  product,
  /** The menu that the first of the team has chosen, or the default one. */
  selectedSolutionId: id,
  /** That menu without its activities, where it was asked for and there is one. */
  menu: solutionMenu.optional(),
  /** The team, in the order of signing in. */
  learners: z.array(playingLearner),
  /** Of the first of the team. */
  family: ownFamily.extend(pointsBalance.shape),
  /** All of one family, and not the one-person product: reports and the family form are offered (spec 1 §2, §6). */
  isFamilyTeam: z.boolean(),
  center: z.object({
    _id: id,
    name: z.string(),
    timeZone: z.string(),
    /** The last millisecond of today there: a browser counts days from it without knowing time zones. */
    todayEnds: moment,
    config: centerConfig,
    points: pointsConfig.pick({ enable: true, neededForRewards: true, rewardValue: true }),
  }),
  /** Null where the family does not pay by the hour. */
  prepaid: prepaidInfo.nullable(),
  /** Of the themes that the installation has given other pictures: names of drawn scenes and links, in their order. */
  scenes: z.record(lookName, z.array(z.string())).optional(),
  /** What a theme is called, where Admin named it. */
  themeNames: z.record(lookName, z.string()).optional(),
  /** Of the characters that Admin made, or gave other pictures: what they are called, and links by pose. */
  characters: ownCharacters.optional(),
  /** In the language of the person asking, else in English. */
  parentVideos: z.array(video),
  quickStartVideos: z.array(video),
  /** Whether there is a document to open in that language, by `GET /api/config/login-page-documents`. */
  documents: z.object({ quickStart: z.boolean(), credits: z.boolean() }),
});
