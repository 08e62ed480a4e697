import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { MOST_SPEED } from '@flink/game-kit/model/reading/reading.ts';
import type { Page, ReadingData } from './schema.ts';

/** Spec 3 §5.1: valid with an image, text or a non-null textFrom. */
export function emptyCheck({ text, textFrom, image }: Page): Issue[] {
  const filled = text.trim() !== '' || textFrom !== undefined || image;
  return filled ? [] : [{ code: 'page.empty', path: [] }];
}

/** Spec 3 §5.1: a timer needs both benchmark and totalWords. */
function problemCheck(page: Page): Issue[] {
  const issues = emptyCheck(page);
  if (page.hasTimer && page.totalWords === undefined)
    issues.push({ code: 'timer.noWords', path: ['totalWords'] });
  if (page.hasTimer && page.benchmark === undefined)
    issues.push({ code: 'timer.noBenchmark', path: ['benchmark'] });
  return issues;
}

/** A goal that no reading aloud reaches. */
const goalCheck = ({ hasTimer, benchmark }: Page): Issue[] =>
  hasTimer && benchmark !== undefined && benchmark > MOST_SPEED
    ? [{ code: 'timer.tooFast', path: ['benchmark'], params: { most: MOST_SPEED } }]
    : [];

export const validity = (data: ReadingData): readonly Issue[] => problemIssues(data.problems, problemCheck);

export const warnings = (data: ReadingData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, goalCheck);
