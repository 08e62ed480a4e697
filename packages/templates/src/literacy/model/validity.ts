import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { marksThatCut } from '@flink/game-kit/model/content/marked-runs.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { comparable } from '@flink/game-kit/model/text/graphemes.ts';
import type { LiteracyData, Problem, Run } from './schema.ts';
import { tokensOf } from './words.ts';

/** decisions.md: a task that says which words, and at least one that is marked. */
export function problemCheck({ task, passage }: Problem): Issue[] {
  const issues: Issue[] = [];
  if (!isUsable(task)) issues.push({ code: 'task.empty', path: ['task'] });
  if (!passage.some(({ text, marked }) => marked && text.trim() !== ''))
    issues.push({ code: 'marked.none', path: ['passage'] });
  const cut = marksThatCut(passage).map((index) => ({ code: 'marked.cutsLetter', path: ['passage', index] }));
  return [...issues, ...cut];
}

/** Every word is to be found: whatever is touched is right. */
function withoutChoice({ passage }: Problem): Issue[] {
  const others = wordsOf(passage.filter(({ marked }) => !marked));
  return others.length === 0 ? [{ code: 'marked.all', path: ['passage'] }] : [];
}

export const asks = (data: LiteracyData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...withoutChoice(problem)]);

export const validity = (data: LiteracyData): readonly Issue[] => problemIssues(data.problems, problemCheck);

const wordsOf = (runs: readonly Run[]): readonly string[] =>
  tokensOf(runs, 'en').flatMap(({ kind, text }) => (kind === 'word' ? [comparable(text).toLowerCase()] : []));

/** A word that is to be found in one place and wrong in another looks the same in both. */
function notice(problem: Problem): Issue[] {
  const { passage } = problem;
  const marked = new Set(wordsOf(passage.filter((run) => run.marked)));
  const elsewhere = passage.flatMap((run, index) =>
    !run.marked && wordsOf([run]).some((word) => marked.has(word))
      ? [{ code: 'marked.notEverywhere', path: ['passage', index] }]
      : [],
  );
  return [...withoutChoice(problem), ...elsewhere];
}

export const warnings = (data: LiteracyData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, notice);
