import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues } from '@flink/game-kit/model/content/problems.ts';
import type { LiteracyData, Problem } from './schema.ts';

/** decisions.md: a task that says which words, and at least one that is marked. */
export function problemCheck({ task, passage }: Problem): Issue[] {
  const issues: Issue[] = [];
  if (!isUsable(task)) issues.push({ code: 'task.empty', path: ['task'] });
  if (!passage.some(({ text, marked }) => marked && text.trim() !== ''))
    issues.push({ code: 'marked.none', path: ['passage'] });
  return issues;
}

export const validity = (data: LiteracyData): readonly Issue[] => problemIssues(data.problems, problemCheck);
