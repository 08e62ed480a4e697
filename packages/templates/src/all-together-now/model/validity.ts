import { choiceProblemCheck } from '@flink/game-kit/model/content/choice-problem.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues } from '@flink/game-kit/model/content/problems.ts';
import type { AllTogetherNowData } from './schema.ts';

export const validity = (data: AllTogetherNowData): readonly Issue[] =>
  problemIssues(data.problems, choiceProblemCheck);
