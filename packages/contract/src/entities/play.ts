import { z } from 'zod';
import { nestsAtMost } from '../rules/nesting.ts';
import { CHARACTER_PLACES, CHARACTER_SIZES } from '../rules/play/character-place.ts';
import { learnerSettings, settingsChange } from './learner-settings.ts';
import { goalsChange, learningGoal } from './learning-goal.ts';
import { id, line, localeCode, moment, sent } from './shape.ts';

/** Kept as a key: written two ways it would be two items. */
const key = id.toLowerCase();

/** As stored: the template's model reads `version`, `options` and `gameData`, the shell the rest, each with care. */
const activityData = z.record(z.string(), z.unknown());

/** Spec 1 §3, activity and template at the level of the shell. */
export const activity = z.object({
  _id: id,
  activityName: z.string(),
  contentFolder: z.string(),
  locale: z.string(),
  monolingual: z.boolean(),
  templateId: id,
  generatedFrom: id.nullable(),
  template: z.object({
    alias: z.string(),
    activityTemplateName: z.string(),
    multiplayer: z.boolean(),
    helpStrings: z.object({ team: z.string().optional() }),
    characters: z.array(z.string()),
    characterSize: z.enum(CHARACTER_SIZES).nullable(),
    characterLocation: z.enum(CHARACTER_PLACES).nullable(),
    parentVideos: z.record(z.string(), z.array(z.object({ filename: z.string(), name: z.string() }))),
  }),
  data: activityData,
  languageVersionData: z.record(z.templateLiteral(['immersion_', z.string()]), activityData),
  activityImage: z.string().nullable(),
});

const problems = z.number().int().min(0).max(10_000);

/** Spec 2 §3, score payload. */
const score = sent({
  allProblemsCount: problems,
  problemsAnsweredCorrectly: problems,
  problemsAnsweredIncorrectly: problems,
}).refine(
  ({ allProblemsCount, problemsAnsweredCorrectly }) => problemsAnsweredCorrectly <= allProblemsCount,
  { path: ['problemsAnsweredCorrectly'], params: { code: 'request.outOfRange' } },
);

/** What the problems of a game are called in it; of a game made of words, the word. */
const problemId = line(80);
const problemIds = sent({ asked: z.array(problemId).max(100), missed: z.array(problemId).max(100) });

const wordsRead = z.number().int().min(0).max(100_000);

/** Spec 2 §3, reading payload. `speed` is what the reader was shown; what counts is counted again from the others. */
const reading = sent({
  /** Made by the player: a reading that is sent twice is one reading. */
  id: key,
  activityId: key,
  ebookBenchmark: sent({
    benchmark: z.number().positive().max(10_000),
    totalWords: wordsRead.min(1),
    speed: z.number().int().min(0),
    /** Seconds. */
    spentTime: z.number().int().min(1).max(86_400),
  }),
  /** An adult listened: the words that were tried, and those that were right. */
  listened: sent({ tried: wordsRead, correct: wordsRead })
    .refine(({ tried, correct }) => correct <= tried, {
      path: ['correct'],
      params: { code: 'request.outOfRange' },
    })
    .optional(),
});

/** A finished game is a call of its own and reports itself, also when an evening was played without a connection. */
const MAX_REPORTS = 5;

/**
 * What a game says about one learner. `false` takes nothing back; a score outweighs what is said of its activity, and
 * where the template has one, nothing is mastered without it.
 */
export const learnerChange = sent({
  learnerId: key,
  data: sent({
    reports: z
      .record(
        key,
        sent({
          mastered: z.boolean().optional(),
          partial: z.boolean().optional(),
          /** For what was played without a connection; believed only where it can be true. */
          dateMastered: moment.optional(),
        }),
      )
      .refine((reports) => Object.keys(reports).length <= MAX_REPORTS, {
        params: { code: 'request.tooLong' },
      })
      .optional(),
    /** `id` is made by the player: a result that is sent twice is one result. */
    result: sent({ id: key, activityId: key, score, problems: problemIds.optional() }).optional(),
    /** Where it is held against a benchmark, its speed decides what is mastered. */
    reading: reading.optional(),
    settings: settingsChange.optional(),
    /** The learner's own language, which goes before the center's and the browser's. */
    locale: localeCode.optional(),
    learningGoals: goalsChange.optional(),
  }),
});

export type LearnerChange = z.output<typeof learnerChange>;

export const learnerReport = z.object({
  mastered: z.boolean(),
  partial: z.boolean(),
  dateMastered: moment.nullable(),
  masteredTogether: z.boolean(),
});

/** After a change: the reports of the items that it touched and of the groups they stand in. */
export const changedLearner = z.object({
  learnerId: id,
  reports: z.record(id, learnerReport),
  settings: learnerSettings,
  learningGoals: z.array(learningGoal),
});

export type ChangedLearner = z.output<typeof changedLearner>;

/** An event of a game holds a place and a piece, at most a list of them. */
const MAX_EVENT_DEPTH = 20;

/** Seed and events are the whole game: played again they lead to where it was left. Opaque to the server. */
export const savedGame = sent({
  seed: z.number().int(),
  /** Made once for each game from its beginning to its end: whichever device finishes it, it is one game. */
  runId: key.optional(),
  players: z.number().int().min(1).max(3),
  contentMark: z.string().max(100),
  events: z
    .array(z.record(z.string(), z.unknown()))
    .max(10_000)
    .refine((events) => nestsAtMost(MAX_EVENT_DEPTH, events)),
});

export type SavedGame = z.output<typeof savedGame>;

/** Grows with every save of a game; the higher one is the newer one. */
export const revision = z.number().int().min(0);
