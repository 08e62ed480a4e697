import { type ActivityData, canonical } from '@flink/contract/rules/make/activity-parts.ts';

/** What a game asks otherwise when it is made anew; words by their ids, those that are gone as the game had them. */
export interface Remade {
  readonly isChanged: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly otherwise: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemsOf = ({ gameData }: ActivityData): readonly Fields[] =>
  isFields(gameData) && Array.isArray(gameData.problems) ? gameData.problems.filter(isFields) : [];

/** Games of the library bear the spelling of a word where those of authors bear its id. */
function problemsById(data: ActivityData, ids: ReadonlyMap<string, string>): ReadonlyMap<string, Fields> {
  return new Map(
    problemsOf(data).map((problem, at) => {
      const id = typeof problem.id === 'string' ? (ids.get(problem.id) ?? problem.id) : String(at);
      return [id, { ...problem, id }];
    }),
  );
}

/** Other wrong answers, or other letters among the right ones, are no other question. */
const questionOf = ({ incorrectAnswers: _, options: __, ...problem }: Fields): string => canonical(problem);

/** What is another one in a game since it was made; `ids` are those of the words by their spelling. */
export function remadeFrom(
  before: ActivityData,
  after: ActivityData,
  ids: ReadonlyMap<string, string>,
): Remade {
  const [was, is] = [problemsById(before, ids), problemsById(after, ids)];
  const known = new Set(ids.values());
  const content = (data: ActivityData, problems: ReadonlyMap<string, Fields>) =>
    canonical({
      ...data,
      gameData: { ...(isFields(data.gameData) ? data.gameData : {}), problems: [...problems] },
    });
  const isChanged = content(before, was) !== content(after, is);
  // Where a problem holds several words, or is none of a word, the game is another one as a whole.
  if (!isChanged || ![...is.keys()].every((id) => known.has(id)))
    return { isChanged, added: [], removed: [], otherwise: [] };
  return {
    isChanged,
    added: [...is.keys()].filter((id) => !was.has(id)),
    removed: [...was.keys()].filter((id) => !is.has(id)),
    otherwise: [...is].flatMap(([id, problem]) => {
      const old = was.get(id);
      return old && questionOf(old) !== questionOf(problem) ? [id] : [];
    }),
  };
}
