import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { blankProblem } from '../description/blank.ts';
import type { Description } from '../description/description.ts';
import { controlAt, problemAt } from '../description/field-at.ts';
import { isWithin, type Place, valueAt } from './place.ts';

const PROBLEMS: Place = ['gameData', 'problems'];
/** `gameData.problems.3` */
const DEPTH = 3;

const problemsIn = (document: unknown): readonly unknown[] => {
  const list = valueAt(document, PROBLEMS);
  return Array.isArray(list) ? list : [];
};

const idOf = (problem: unknown): string => String(valueAt(problem, ['id']));

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(valueAt(one, [key]), valueAt(other, [key])))
  );
}

/**
 * What an author has not come to yet. A problem in which nothing stands is to be written, not wrong; while it is being
 * written for the first time, only what was left is said at its field, and all of it when its author goes on to another.
 */
export function untouchedIn(description: Description, document: unknown) {
  const { problems: fields } = description;
  const isBlank = (problem: unknown) =>
    fields !== null && isSame(problem, blankProblem(fields, idOf(problem)));
  /** Problems that were blank a while ago, with the places in them that were left since. */
  const fresh = new Map<string, Place[]>();
  const known = new Set<string>();
  let isBegun = problemsIn(document).length > 0;

  const follow = (next: unknown) => {
    for (const problem of problemsIn(next)) {
      isBegun = true;
      const id = idOf(problem);
      if (known.has(id)) continue;
      known.add(id);
      if (isBlank(problem)) fresh.set(id, []);
    }
  };
  const freshAt = (now: unknown, place: Place) => {
    const index = problemAt(place);
    const problem = index === null ? undefined : problemsIn(now)[index];
    return problem === undefined || !fresh.has(idOf(problem)) ? null : problem;
  };
  follow(document);

  return {
    /** Problems may have come. */
    follow,
    /** A field was left; true where that lets more be said. */
    leave(now: unknown, place: Place): boolean {
      const problem = freshAt(now, place);
      if (problem === null || place.length === DEPTH || isBlank(problem)) return false;
      fresh.get(idOf(problem))?.push(place.slice(DEPTH));
      return true;
    },
    /** The author is elsewhere now; nowhere is still in the same problem, where nothing is open any more. */
    goOn(now: unknown, from: number, to: Place | null): boolean {
      const problem = freshAt(now, [...PROBLEMS, from]);
      if (problem === null || isBlank(problem) || to === null || problemAt(to) === from) return false;
      return fresh.delete(idOf(problem));
    },
    /** All of it is asked for, as by who publishes. */
    end() {
      fresh.clear();
      isBegun = true;
    },
    /** What is said at the fields; the same list where that is all. */
    said(now: unknown, issues: readonly ReviewedIssue[]): readonly ReviewedIssue[] {
      if (isBegun && fresh.size === 0) return issues;
      const said = issues.filter(({ path, severity }) => {
        const place = controlAt(description, path);
        const problem = freshAt(now, place);
        if (problem === null) return isBegun || place[0] === 'options' || severity === 'warning';
        return fresh.get(idOf(problem))?.some((left) => isWithin(place.slice(DEPTH), left)) === true;
      });
      return said.length === issues.length ? issues : said;
    },
  };
}
