import { choiceProblemCheck } from '@flink/game-kit/model/content/choice-problem.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues } from '@flink/game-kit/model/content/problems.ts';
import type { MultipleChoiceData } from './schema.ts';

export const validity = (data: MultipleChoiceData): readonly Issue[] =>
  problemIssues(data.problems, choiceProblemCheck);
