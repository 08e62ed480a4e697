import { uuidv7 } from '../../../db/uuid.ts';
import type { PlayHouse } from './play-house.ts';

type Name = keyof PlayHouse['learners'];

/** What a player sends of a finished game. */
export const scoredData = (
  activityId: string,
  correct: number,
  all: number,
  id: string = uuidv7(),
  report?: object,
) => ({
  ...(report ? { reports: { [activityId]: report } } : {}),
  result: {
    id,
    activityId,
    score: {
      allProblemsCount: all,
      problemsAnsweredCorrectly: correct,
      problemsAnsweredIncorrectly: all - correct,
    },
  },
});

/** What learners of a house say of their games, and what is kept of it. The house is opened later. */
export function progressIn(houseOf: () => PlayHouse, tokenOf: () => string) {
  return {
    update: (changes: readonly unknown[], as = tokenOf()) =>
      houseOf().ask('updateLearners', { as, body: changes }),

    reporting: (name: Name, report: object, itemId = houseOf().animals.id) => ({
      learnerId: houseOf().learners[name],
      data: { reports: { [itemId]: report } },
    }),

    scored: (name: Name, correct: number, all: number, id = uuidv7(), report?: object) => ({
      learnerId: houseOf().learners[name],
      data: scoredData(houseOf().animals.id, correct, all, id, report),
    }),

    /** All problems right, on the day said. */
    mastering: (name: Name, report: { dateMastered?: string } = {}, itemId = houseOf().animals.id) => ({
      learnerId: houseOf().learners[name],
      data: scoredData(itemId, 4, 4, uuidv7(), report),
    }),

    reports: () =>
      houseOf()
        .db.selectFrom('learner_reports')
        .select(['learner_id', 'item_id', 'mastered', 'partial', 'date_mastered', 'mastered_together'])
        .orderBy('learner_id')
        .orderBy('item_id')
        .execute(),

    reportOf: async (name: Name, itemId = houseOf().animals.id) => {
      const row = await houseOf()
        .db.selectFrom('learner_reports')
        .select(['mastered', 'partial', 'date_mastered as date', 'mastered_together as together'])
        .where('learner_id', '=', houseOf().learners[name])
        .where('item_id', '=', itemId)
        .executeTakeFirst();
      return row ? { ...row, date: row.date?.toISOString() ?? null } : null;
    },

    results: () => houseOf().db.selectFrom('activity_results').selectAll().execute(),
  };
}
