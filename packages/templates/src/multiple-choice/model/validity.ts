import { choiceNotice, choiceProblemCheck } from '@flink/game-kit/model/content/choice-problem.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import type { MultipleChoiceData } from './schema.ts';

export const validity = (data: MultipleChoiceData): readonly Issue[] =>
  problemIssues(data.problems, choiceProblemCheck);

export const warnings = (data: MultipleChoiceData): readonly Issue[] =>
  problemWarnings(data.problems, choiceProblemCheck, choiceNotice);
