import { choiceProblemCheck } from '@flink/game-kit/model/choice-problem.ts';
import type { Issue } from '@flink/game-kit/model/issue.ts';
import { problemIssues } from '@flink/game-kit/model/problems.ts';
import type { MultipleChoiceData } from './schema.ts';

export const validity = (data: MultipleChoiceData): readonly Issue[] =>
  problemIssues(data.problems, choiceProblemCheck);
